import CMS, { type CustomFieldControlProps } from '@sveltia/cms';
import { Component, createElement } from 'react';
import { formatContent, formatPage } from './contentFormat.ts';
import { findMessageError } from './findMessageError.ts';

const settings = document.getElementById('settings')?.textContent ?? '{}';
const { config, keyOrders, globalPlaceholders } = JSON.parse(settings);

// In development, Vite's client waits for these promises instead of reloading the editor or showing an error over it.
for (const event of ['vite:beforeFullReload', 'vite:error'])
  import.meta.hot?.on(event, () => new Promise(() => {}));

/** Creates a field for an ICU message, based on a built-in field type. */
const createMessageField = (base: 'string' | 'text') =>
  class extends Component<CustomFieldControlProps> {
    // Don't use the value in `props`, because React may not have rendered the latest one yet.
    isValid = (value: CustomFieldControlProps['value']) => {
      const { field } = this.props;
      const options = {
        key: String(field.get('key')),
        maxLength: Number(field.get('maxLength')),
        placeholders: [...new Set([...globalPlaceholders, ...Object(field.get('placeholders'))])],
      };
      const message = findMessageError(String(value ?? ''), options);
      return message === undefined ? true : { error: { message } };
    };
    override render() {
      const control = CMS.getFieldType(base)?.control;
      return typeof control === 'function' ? createElement(control, this.props) : null;
    }
  };
CMS.registerFieldType('message', createMessageField('string'));
CMS.registerFieldType('message-lines', createMessageField('text'));
for (const [name, keyOrder] of Object.entries<string[]>(keyOrders)) {
  const toFile = (value: object) => formatContent(value, keyOrder);
  CMS.registerCustomFormat(name, 'json', { fromFile: JSON.parse, toFile });
}
CMS.registerCustomFormat('page', 'json', { fromFile: JSON.parse, toFile: formatPage });

/** Opens the entry and focuses the field given in the URL. */
function openField(): void {
  const [path, query] = location.hash.split('?');
  const params = new URLSearchParams(query);
  const [entry, field] = [params.get('entry'), params.get('field')];
  params.delete('entry');
  const url = `${path}/entries/${entry}?${params}`;
  if (entry === null) {
    if (field !== null) runUntilDone(() => focusField(field));
  } else if (isEntryOpen())
    // Sveltia can't switch directly between entries. This URL opens the list of entries, so wait for it. Sveltia calls
    // `history.back()` after a save, so don't add an entry to the history.
    runUntilDone(() => {
      if (!isEntryOpen()) location.replace(url);
      return !isEntryOpen();
    });
  else {
    // Sveltia reads the URL after this. Another navigation would open the entry twice, which removes its validation.
    history.replaceState(history.state, '', url);
    openField();
  }
}

const isEntryOpen = () => document.querySelector('.content-editor') !== null;

/** Scrolls to a field and focuses it. Sveltia renders fields lazily, so this returns true once the field has focus. */
function focusField(path: string): boolean {
  const field = document.querySelector(`[data-key-path="${CSS.escape(path)}"]`);
  const scrollTarget = field ?? document.querySelector('.content-editor .placeholder');
  scrollTarget?.scrollIntoView({ block: 'center' });
  const input = field?.querySelector<HTMLElement>('input:not([type=file]), textarea');
  input?.focus();
  return input != null && document.activeElement === input;
}

/** Calls a function now and after each DOM change until it returns true or the URL changes. */
function runUntilDone(callback: () => boolean): void {
  const { hash } = location;
  const observer = new MutationObserver(() => {
    if (location.hash !== hash || callback()) observer.disconnect();
  });
  if (!callback()) observer.observe(document.body, { childList: true, subtree: true });
}

addEventListener('hashchange', openField);
openField();
await CMS.init({ config });
