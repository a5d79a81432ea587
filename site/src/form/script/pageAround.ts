import { FORM_THEMES } from '#contract/formFrame.ts';

// The page around the frame. `frame-ancestors` of the form's own answer says which page that may be, and
// nothing that is said here is about a visitor: so its origin is not asked.

/** Says something to it; a tab of its own has nobody to tell. */
export function tellPage(message: string): void {
  if (parent !== window) parent.postMessage(message, '*');
}

/** Shows the theme that is chosen on it. */
export function followTheme(): void {
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== parent || parent === window) return;
    const { dataset } = document.documentElement;
    if (data === FORM_THEMES.system) delete dataset['theme'];
    if (data === FORM_THEMES.light) dataset['theme'] = 'light';
    if (data === FORM_THEMES.dark) dataset['theme'] = 'dark';
  });
}
