import { toTheme, type Theme } from '#contract/formFrame.ts';
import { store, stored } from '../lib/storage.ts';
import { ALWAYS, NEVER, SCHEME_QUERY } from '../lib/theme.ts';

const KEY = 'theme';

/**
 * The control that overrides the system's light or dark, remembered on this device. The page's head
 * applies a stored choice before the first paint; this is the rest.
 */
export function offerThemes(): void {
  const control = document.querySelector('[data-theme-control]');
  if (!(control instanceof HTMLElement)) return;
  control.hidden = false;
  /** What was chosen last, here or in another tab. */
  const follow = () => {
    const chosen = toTheme(stored(KEY));
    for (const radio of control.querySelectorAll('input')) radio.checked = radio.value === chosen;
    if (chosen !== toTheme(document.documentElement.dataset['theme'])) apply(chosen);
  };
  follow();
  addEventListener('storage', follow);
  control.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const theme = toTheme(target.value);
    store(KEY, theme === 'system' ? null : theme);
    // The mark moves at once, the page turns a frame later: every element takes a new style.
    requestAnimationFrame(() => setTimeout(() => apply(theme)));
  });
}

function apply(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  // Of pictures, and of the colour of the browser's own bar.
  const all = document.querySelectorAll<HTMLSourceElement | HTMLMetaElement>('[data-scheme]');
  for (const source of all) {
    const original = (source.dataset['media'] ??= source.media);
    const answer = theme === source.dataset['scheme'] ? ALWAYS : NEVER;
    source.media = theme === 'system' ? original : original.replace(SCHEME_QUERY, answer);
  }
}
