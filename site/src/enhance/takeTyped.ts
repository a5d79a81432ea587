export type TypedFigure = {
  field: HTMLInputElement;
  read: (typed: string) => number | undefined;
  now: () => number;
  set: (to: number, typed: boolean) => void;
  /** Says at the field that it was not taken. */
  refuse: (field: HTMLInputElement) => void;
};

/**
 * What is typed counts at once, as if within range; the field itself is brought into it on leaving.
 * What cannot be read is refused in words: what stood there before counts, not the digits it began with.
 */
export function takeTyped({ field, read, now, set, refuse }: TypedFigure): void {
  let before = now();
  field.addEventListener('focus', () => (before = now()));
  for (const type of ['input', 'change']) {
    field.addEventListener(type, () => {
      const [typed, figure] = [type === 'input', read(field.value)];
      const isRefused = figure === undefined && field.value.trim() !== '';
      set(figure ?? before, typed);
      if (isRefused) refuse(field);
      field.ariaInvalid = `${isRefused && typed}`;
      if (!typed) before = now();
    });
  }
}
