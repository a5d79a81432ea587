import { UTM_KEYS, UTM_MAX_LENGTH } from '#contract/formFrame.ts';

declare global {
  interface Window {
    dataLayer?: object[];
    gtag?: (command: 'event', name: string, parameters: object) => void;
    plausible?: (name: string, options: { props: object }) => void;
  }
}

/**
 * Reports a sign-up to analytics tools on the page. Dispatches `sign-up:stored` on `window`, and sends `sign_up` to
 * Google's tags and Plausible if they're loaded. The data is the campaign, the language, and the page, but nothing
 * personal.
 */
export function announceSignUp(): void {
  const query = new URLSearchParams(location.search);
  const campaign = UTM_KEYS.flatMap((key) => {
    const value = query.get(key);
    return value ? [[key, [...value].slice(0, UTM_MAX_LENGTH).join('')]] : [];
  });
  const detail: Record<string, string> = {
    page: location.pathname,
    language: document.documentElement.lang,
    ...Object.fromEntries(campaign),
  };
  dispatchEvent(new CustomEvent('sign-up:stored', { detail }));
  // `gtag` also works for GA4 without a tag manager.
  if (window.gtag) window.gtag('event', 'sign_up', detail);
  else window.dataLayer?.push({ event: 'sign_up', ...detail });
  window.plausible?.('sign_up', { props: detail });
}
