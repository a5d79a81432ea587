/**
 * The part of the form that a selector names.
 * @throws Error when the page holds another form than this script knows.
 */
export function part(of: ParentNode, selector: string): HTMLElement {
  const found = of.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The form has no ${selector}.`);
  return found;
}

/**
 * The input of a name; of several, such as radio buttons, the first.
 * @throws Error when the page holds another form than this script knows.
 */
export function control(form: HTMLFormElement, name: string): HTMLInputElement {
  const found = form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (found === null) throw new Error(`The form has no field ${name}.`);
  return found;
}

/** What the form would send by now; none of its fields takes a file. */
export function entriesOf(form: HTMLFormElement): URLSearchParams {
  const entries = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') entries.append(name, value);
  }
  return entries;
}
