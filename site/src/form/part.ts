// Both throw when the companion has rendered another form than this script knows.

/** The part of the form that a selector names. */
export function part(of: ParentNode, selector: string): HTMLElement {
  const found = of.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The form has no ${selector}.`);
  return found;
}

/** What the form's script says by itself, written into the form in the visitor's language. */
export function wordOf(form: HTMLFormElement, name: 'sending' | 'notSaved' | 'offline'): string {
  const word = form.dataset[name];
  if (word === undefined) throw new Error(`The form has no word for ${name}.`);
  return word;
}
