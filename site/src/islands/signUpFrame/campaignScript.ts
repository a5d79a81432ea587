import { THEME_PARAMETER, UTM_KEYS, UTM_MAX_LENGTH } from '#contract/formFrame.ts';

/**
 * Stands right after the frame and adds the campaign and, for our own form, the chosen theme to its
 * address, as `frameAddress` does. The HTML knows neither; and whoever changes the address later loads
 * the form anew, without what the visitor has typed by then.
 */
export const campaignScript = (isOwn: boolean): string => `{
  const frame = document.querySelector('#tmx-form-section iframe');
  const address = new URL(frame.src);
  const add = (key, value) => {
    if (value) address.searchParams.set(key, value);
  };
  const page = new URLSearchParams(location.search);
  for (const key of ${JSON.stringify(UTM_KEYS)})
    add(key, [...(page.get(key) ?? '')].slice(0, ${UTM_MAX_LENGTH}).join(''));
  ${isOwn ? `add('${THEME_PARAMETER}', document.documentElement.dataset.theme);` : ''}
  if (address.href !== frame.src) frame.src = address.href;
}`;
