import { languagePath } from '#contract/languages.ts';

/**
 * A manifest serves who keeps the page on a home screen. Asked for at the first sign of a hand: beside
 * the fonts of the first view it cost a slow phone a round trip. Without script the head names it.
 */
export function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `${languagePath(document.documentElement.lang)}manifest.webmanifest`;
  document.head.append(link);
}
