import { UTM_KEYS } from '#contract/formFrame.ts';
import { entriesOf, part } from './parts.ts';

/** Puts the thanks in the place of the form, with what was sent, and moves the focus to them. */
export function showThanks(form: HTMLFormElement): void {
  const template = document.querySelector<HTMLTemplateElement>('template#thanks');
  if (template === null) throw new Error('The form has no words of thanks.');
  const thanks = document.importNode(template.content, true);
  for (const [name, value] of Object.entries(readBack(form))) {
    const line = part(thanks, `[data-entry="${name}"]`);
    if (value === '') line.remove();
    else part(line, 'bdi').textContent = value;
  }
  const heading = part(thanks, 'h1');
  form.replaceWith(thanks);
  document.title = template.dataset['title'] ?? '';
  heading.focus();
  scrollTo(0, 0);
}

/** What a visitor has entered, as it is read back; empty where a field was left open. */
function readBack(form: HTMLFormElement): Record<string, string> {
  const entries = entriesOf(form);
  const entry = (name: string) => entries.get(name)?.trim() ?? '';
  return {
    email: entry('email'),
    firstName: entry('firstName'),
    experience: form.querySelector('[name="experience"]:checked + span')?.textContent ?? '',
    campaign: UTM_KEYS.map(entry)
      .filter((value) => value !== '')
      .join(', '),
  };
}
