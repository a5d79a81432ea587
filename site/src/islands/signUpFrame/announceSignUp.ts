import { UTM_KEYS, UTM_MAX_LENGTH } from '#contract/formFrame.ts';

declare global {
  interface Window {
    dataLayer?: object[];
    gtag?: (command: 'event', name: string, parameters: object) => void;
    plausible?: (name: string, options: { props: object }) => void;
  }
}

/**
 * Tells analytics tools on the page that a sign-up was stored: a `sign-up:stored` event on `window`, and `sign_up` for
 * Google's tags and Plausible where they run. It carries the campaign, the language and the page, no personal data.
 */
export function announceSignUp(): void {
  const address = new URLSearchParams(location.search);
  const campaign = UTM_KEYS.flatMap((key) => {
    const value = address.get(key);
    return value ? [[key, [...value].slice(0, UTM_MAX_LENGTH).join('')]] : [];
  });
  const detail: Record<string, string> = {
    page: location.pathname,
    language: document.documentElement.lang,
    ...Object.fromEntries(campaign),
  };
  dispatchEvent(new CustomEvent('sign-up:stored', { detail }));
  // With Google's own function the event also reaches GA4 without a tag manager.
  if (window.gtag) window.gtag('event', 'sign_up', detail);
  else window.dataLayer?.push({ event: 'sign_up', ...detail });
  window.plausible?.('sign_up', { props: detail });
}
