import CMS, { type CustomFieldControlProps } from '@sveltia/cms';
import { Component, createElement } from 'react';
import { formatContent, formatPage } from './contentFormat.ts';
import { messageMistake } from './messageMistake.ts';

const { config, names } = JSON.parse(document.getElementById('settings')?.textContent ?? '{}');

/** A text in ICU MessageFormat, typed into one line or several. */
const messageField = (base: 'string' | 'text') =>
  class extends Component<CustomFieldControlProps> {
    isValid = () => {
      const { value, field } = this.props;
      const options = {
        key: String(field.get('key')),
        maxLength: Number(field.get('maxLength')),
        names: [...names, ...Object(field.get('placeholders'))],
      };
      const message = messageMistake(String(value ?? ''), options);
      return message === undefined ? true : { error: { message } };
    };
    override render() {
      const control = CMS.getFieldType(base)?.control;
      return typeof control === 'function' ? createElement(control, this.props) : null;
    }
  };
CMS.registerFieldType('message', messageField('string'));
CMS.registerFieldType('message-lines', messageField('text'));
CMS.registerCustomFormat('content', 'json', { fromFile: JSON.parse, toFile: formatContent });
CMS.registerCustomFormat('page', 'json', { fromFile: JSON.parse, toFile: formatPage });

/** Opens the entry that the address names, and focuses the field once the editor shows it. */
function openField(): void {
  const [path, words] = location.hash.split('?');
  const params = new URLSearchParams(words);
  const [entry, name] = [params.get('entry'), params.get('field')];
  params.delete('entry');
  // Sveltia shows no entry right after another, so the address of a field leads to the list first.
  if (entry !== null)
    repeatUntil(() => {
      const isClosed = document.querySelector('.content-editor') === null;
      // After a save, Sveltia goes back in the history.
      if (isClosed) location.replace(`${path}/entries/${entry}?${params}`);
      return isClosed;
    });
  else if (name !== null) repeatUntil(() => focusField(name));
}

/** Fields are drawn once they are in the window: scrolls down until this one is. */
function focusField(name: string): boolean {
  const field = document.querySelector(`[data-key-path="${CSS.escape(name)}"]`);
  const next = field ?? document.querySelector('.content-editor .placeholder');
  next?.scrollIntoView({ block: 'center' });
  const input = field?.querySelector<HTMLElement>('input:not([type=file]), textarea');
  input?.focus();
  return input != null && document.activeElement === input;
}

/** Repeats a step after each change of the document until it returns true or the address changes. */
function repeatUntil(step: () => boolean): void {
  const { hash } = location;
  const observer = new MutationObserver(() => {
    if (location.hash !== hash || step()) observer.disconnect();
  });
  if (!step()) observer.observe(document.body, { childList: true, subtree: true });
}

addEventListener('hashchange', openField);
openField();
await CMS.init({ config });
