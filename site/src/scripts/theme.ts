import { toTheme, type Theme } from '#contract/formFrame.ts';
import { ALWAYS, NEVER, SCHEME_QUERY } from '../lib/theme.ts';

/** Under it the choice is kept on this device; the page's head shows it before the first paint. */
const KEY = 'theme';

/** The control that overrides the system's light or dark. */
export function offerThemes(): void {
  const control = document.querySelector<HTMLElement>('[data-theme-control]');
  if (!control) return;
  control.hidden = false;
  show(toTheme(document.documentElement.dataset['theme']));
  followTheme();
  control.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const theme = toTheme(target.value);
    keep(theme);
    // The mark moves at once, the page turns a frame later: every element takes a new style.
    requestAnimationFrame(() => setTimeout(() => show(theme)));
  });
}

/** Shows what is chosen in another tab or, to the form in its frame, on the page around. */
export function followTheme(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) show(toTheme(newValue));
  });
}

function keep(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Where the visitor's settings forbid it, it lasts for this visit.
  }
}

function show(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  const radios = document.querySelectorAll<HTMLInputElement>('[data-theme-control] input');
  for (const radio of radios) radio.checked = radio.value === theme;
  // Of pictures, and of the colour of the browser's own bar.
  const all = document.querySelectorAll<HTMLSourceElement | HTMLMetaElement>('[data-scheme]');
  for (const source of all) {
    const original = (source.dataset['media'] ??= source.media);
    const answer = theme === source.dataset['scheme'] ? ALWAYS : NEVER;
    source.media = theme === 'system' ? original : original.replace(SCHEME_QUERY, answer);
  }
}
