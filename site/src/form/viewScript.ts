import { THEME_PARAMETER } from '#contract/formFrame.ts';

/**
 * Stands before the first thing that is painted: says whether the form is in the page's frame, and takes
 * the theme that the page has written into the frame's address.
 */
export const viewScript = `{
  const { dataset } = document.documentElement;
  if (parent !== window) dataset.view = 'frame';
  const theme = new URLSearchParams(location.search).get('${THEME_PARAMETER}');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
}`;
