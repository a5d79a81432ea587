/**
 * What the form's script says by itself, which the companion has written into the form in the
 * visitor's language.
 * @throws Error when the companion has rendered another form than this script knows.
 */
export function wordOf(form: HTMLFormElement, name: 'sending' | 'notSaved' | 'offline'): string {
  const word = form.dataset[name];
  if (word === undefined) throw new Error(`The form has no word for ${name}.`);
  return word;
}
