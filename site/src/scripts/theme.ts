import { parseTheme, type Theme } from '#contract/formFrame.ts';
import { ALWAYS, NEVER, SCHEME_QUERY } from '../lib/theme.ts';

/** The choice's key in this device's storage; `layouts/inline/StoredTheme.astro` applies it before the first paint. */
const KEY = 'theme';

/** What the device had stored last. */
let known = storedTheme();

/** The control that overrides the system's light or dark. */
export function offerThemes(): void {
  const control = document.querySelector<HTMLElement>('[data-theme-control]');
  if (!control) return;
  control.hidden = false;
  show(parseTheme(document.documentElement.dataset['theme']));
  followTheme();
  control.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const theme = parseTheme(target.value);
    keep(theme);
    // The mark moves at once, the page turns a frame later: every element takes a new style.
    requestAnimationFrame(() => setTimeout(() => show(theme)));
  });
}

/** Follows a choice in another tab, or for the form in its frame, on the page around it. */
export function followTheme(): void {
  addEventListener('storage', follow);
  // A page that comes back from the browser's cache has missed the event.
  addEventListener('pageshow', follow);
}

/** Without a new choice it keeps the theme that the frame's address names. */
function follow(): void {
  const stored = storedTheme();
  if (stored !== known) show(parseTheme(stored));
  known = stored;
}

/** Undefined where the visitor's settings forbid it. */
function storedTheme(): string | null | undefined {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return undefined;
  }
}

function keep(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Where the visitor's settings forbid it, it lasts for this visit.
  }
  known = storedTheme();
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
