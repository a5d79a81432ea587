/** The header has room for six links on one line; each name is a key under `navigation.links`. */
export const HEADER_LINKS = [
  { name: 'why', href: '#why-tmx' },
  { name: 'how', href: '#how-it-works' },
  { name: 'prices', href: '#trading-dashboard' },
  { name: 'compare', href: '#compare' },
  { name: 'token', href: '#token' },
  { name: 'faq', href: '#faq' },
] as const;

/** The footer leads further. */
export const FOOTER_LINKS = [
  ...HEADER_LINKS,
  { name: 'academy', href: '#academy' },
  { name: 'community', href: '#community' },
  { name: 'roadmap', href: '#roadmap' },
  { name: 'signUp', href: '#tmx-form-section' },
] as const;
