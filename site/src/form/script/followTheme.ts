import { FORM_THEMES } from '#contract/formFrame.ts';

/** Shows the theme that is chosen on the page around, which only this server's pages can be. */
export function followTheme(): void {
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== parent || parent === window) return;
    const { dataset } = document.documentElement;
    if (data === FORM_THEMES.system) delete dataset['theme'];
    if (data === FORM_THEMES.light) dataset['theme'] = 'light';
    if (data === FORM_THEMES.dark) dataset['theme'] = 'dark';
  });
}
