import { parseTheme, type Theme } from '#contract/formFrame.ts';
import { MATCH_ALWAYS, MATCH_NEVER, SCHEME_QUERY } from '../lib/theme.ts';

/** The storage key of the choice. `layouts/inline/StoredTheme.astro` applies it before the first paint. */
const KEY = 'theme';

/** The last stored choice. */
let known = storedTheme();

/** The control that overrides the system's theme. */
export function setUpThemeControl(): void {
  const control = document.querySelector<HTMLElement>('[data-theme-control]');
  if (!control) return;
  control.hidden = false;
  show(parseTheme(document.documentElement.dataset['theme']));
  syncTheme();
  control.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const theme = parseTheme(target.value);
    keep(theme);
    // The mark moves immediately; the page follows a frame later, because every element changes style.
    requestAnimationFrame(() => setTimeout(() => show(theme)));
  });
}

/** Follows a choice in another tab or, in the form's frame, on the page. */
export function syncTheme(): void {
  addEventListener('storage', follow);
  // A page restored from the back/forward cache missed the event.
  addEventListener('pageshow', follow);
}

/** Without a choice, keeps the theme in the frame's address. */
function follow(): void {
  const stored = storedTheme();
  if (stored !== known) show(parseTheme(stored));
  known = stored;
}

/** Undefined if the visitor's settings forbid storage. */
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
    // If storage is forbidden, the choice lasts for this visit.
  }
  known = storedTheme();
}

function show(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  const radios = document.querySelectorAll<HTMLInputElement>('[data-theme-control] input');
  for (const radio of radios) radio.checked = radio.value === theme;
  // For pictures and the browser's own bar.
  const all = document.querySelectorAll<HTMLSourceElement | HTMLMetaElement>('[data-scheme]');
  for (const source of all) {
    const original = (source.dataset['media'] ??= source.media);
    const answer = theme === source.dataset['scheme'] ? MATCH_ALWAYS : MATCH_NEVER;
    source.media = theme === 'system' ? original : original.replace(SCHEME_QUERY, answer);
  }
}
