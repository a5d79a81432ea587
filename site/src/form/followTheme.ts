import { FORM_THEMES } from '#contract/formFrame.ts';

/** Shows the theme chosen on the page around, whose origin is `site`; nobody else is listened to. */
export function followTheme(site: string): void {
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== site || source !== window.parent) return;
    const { dataset } = document.documentElement;
    if (data === FORM_THEMES.system) delete dataset.theme;
    if (data === FORM_THEMES.light) dataset.theme = 'light';
    if (data === FORM_THEMES.dark) dataset.theme = 'dark';
  });
}
