/** The headers that both origins send with each answer, beside a policy of their own. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Nobody reads these origins from outside. A frame is not such a reading, as long as the page
  // around it sends no Cross-Origin-Embedder-Policy, and the site never does.
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
};

/** How long browsers remember to come over HTTPS. */
export const TWO_YEARS_IN_SECONDS = 63_072_000;
