import { parseTheme, type Theme } from '#contract/formFrame.ts';
import { MATCH_ALWAYS, MATCH_NEVER, SCHEME_QUERY } from '../lib/theme.ts';

/** `layouts/inline/StoredTheme.astro` also reads this key. */
const STORAGE_KEY = 'theme';

let lastStoredTheme = readStoredTheme();

export function setUpThemeControl(): void {
  const control = document.querySelector<HTMLElement>('[data-theme-control]');
  if (!control) return;
  control.hidden = false;
  applyTheme(parseTheme(document.documentElement.dataset['theme']));
  syncTheme();
  control.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const theme = parseTheme(target.value);
    storeTheme(theme);
    // Let the browser update the control first, because restyling the whole page is slow.
    requestAnimationFrame(() => setTimeout(() => applyTheme(theme)));
  });
}

/** Applies the theme if the visitor changes it in another tab, or on the page around the form's frame. */
export function syncTheme(): void {
  addEventListener('storage', applyStoredTheme);
  // Pages in the back/forward cache miss the event.
  addEventListener('pageshow', applyStoredTheme);
}

/** Only applies the theme if it changed, so the form's frame keeps the theme from its URL. */
function applyStoredTheme(): void {
  const storedTheme = readStoredTheme();
  if (storedTheme !== lastStoredTheme) applyTheme(parseTheme(storedTheme));
  lastStoredTheme = storedTheme;
}

/** Returns undefined if the browser blocks storage. */
function readStoredTheme(): string | null | undefined {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return undefined;
  }
}

function storeTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is blocked, so the choice lasts until the page is closed.
  }
  lastStoredTheme = readStoredTheme();
}

function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  const radios = document.querySelectorAll<HTMLInputElement>('[data-theme-control] input');
  for (const radio of radios) radio.checked = radio.value === theme;
  // Pictures, and the color of the browser's toolbar.
  const elements = document.querySelectorAll<HTMLSourceElement | HTMLMetaElement>('[data-scheme]');
  for (const element of elements) {
    const original = (element.dataset['media'] ??= element.media);
    const query = theme === element.dataset['scheme'] ? MATCH_ALWAYS : MATCH_NEVER;
    element.media = theme === 'system' ? original : original.replace(SCHEME_QUERY, query);
  }
}
