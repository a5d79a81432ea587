import type { Owner } from '#site/owner/settings.ts';
import { editorPolicy } from '#site/editor/editorPolicy.ts';
import { splitSiteUrl } from '../src/lib/splitSiteUrl.ts';
import { getInlineHashes } from './inlineHashes.ts';

type Origins = {
  owner: Pick<Owner, 'siteUrl' | 'form' | 'analytics' | 'hstsSubdomains' | 'editor'>;
  /** Null for same-origin. */
  formOrigin: string | null;
  /** The price service's origin, or null for same-origin. */
  marketOrigin: string | null;
  isStaging: boolean;
};

const SAME_ORIGIN = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** Requires HTTPS for two years. Subdomains are opt-in, because someone else may run them. */
export const getHstsHeader = ({ hstsSubdomains }: Pick<Owner, 'hstsSubdomains'>) => ({
  'Strict-Transport-Security': `max-age=63072000${hstsSubdomains ? '; includeSubDomains' : ''}`,
});

/** HTML by page type, needed to hash inline code. */
export type Pages = Readonly<Record<'page' | 'form' | 'error', readonly string[]>>;

/** Returns response headers by file type. */
export function getResponseHeaders(pages: Pages, origins: Origins) {
  const everywhere = {
    'X-Content-Type-Options': 'nosniff',
    ...(origins.owner.siteUrl.startsWith('https:') && getHstsHeader(origins.owner)),
    ...(origins.isStaging && { 'X-Robots-Tag': 'noindex' }),
  };
  // Third-party scripts are only allowed on the page itself.
  const ownOrigins = { ...origins, owner: { ...origins.owner, analytics: [] } };
  const createPageHeaders = (
    html: readonly string[],
    allowed: Origins,
    frameAncestors = "'none'",
  ) => ({
    'Content-Security-Policy': createContentSecurityPolicy(html, allowed, frameAncestors),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
    ...everywhere,
    ...SAME_ORIGIN,
  });
  return {
    page: createPageHeaders(pages.page, origins),
    error: createPageHeaders(pages.error, ownOrigins),
    form: {
      ...createPageHeaders(
        pages.form,
        ownOrigins,
        `'self' ${splitSiteUrl(origins.owner.siteUrl).siteOrigin}`,
      ),
      'X-Robots-Tag': 'noindex',
    },
    // The URL contains a token, so only send the origin as the referrer. With `no-referrer`, browsers would submit the
    // form with `Origin: null`.
    confirm: {
      ...createPageHeaders(pages.form, ownOrigins),
      'Referrer-Policy': 'strict-origin',
      'X-Robots-Tag': 'noindex',
    },
    ...(origins.owner.editor && {
      editor: {
        ...createPageHeaders([], ownOrigins),
        'Content-Security-Policy': editorPolicy(origins.owner),
        'X-Robots-Tag': 'noindex',
      },
    }),
    // Use a single rule for all pages, because static hosts combine the headers of all matching rules.
    host: createPageHeaders(Object.values(pages).flat(), origins),
    // Fonts, images, and scripts don't need the page's headers. Leaving them out saves a kilobyte per file.
    part: { ...everywhere, ...SAME_ORIGIN },
    // An SVG opened on its own must not run scripts or load anything.
    drawing: {
      ...everywhere,
      ...SAME_ORIGIN,
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    },
    // Other sites embed these images in link previews.
    shared: { ...everywhere, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  };
}

export type HeadersName = keyof ReturnType<typeof getResponseHeaders>;

function createContentSecurityPolicy(
  pages: readonly string[],
  { owner, formOrigin, marketOrigin }: Origins,
  frameAncestors: string,
): string {
  const { scripts, styles } = getInlineHashes(pages);
  const { analytics } = owner;
  const policy: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    // 'self' is for islands. Inline scripts are allowed by hash.
    [
      'script-src',
      "'self'",
      ...scripts,
      ...unique(analytics.map(({ src }) => new URL(src).origin)),
    ],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'", 'data:', ...unique(analytics.flatMap(({ image }) => image))],
    ['font-src', "'self'"],
    [
      'connect-src',
      "'self'",
      ...(marketOrigin ? [marketOrigin] : []),
      ...unique(analytics.flatMap(({ connect }) => connect)),
    ],
    ['frame-src', ...getFrameSources(owner.form, formOrigin)],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', frameAncestors],
    ['require-trusted-types-for', "'script'"],
    // The page creates a `default` policy that allows scripts from declared origins.
    ['trusted-types', analytics.length > 0 ? 'default' : "'none'"],
  ];
  return policy.map((directive) => directive.join(' ')).join('; ');
}

const unique = (origins: readonly string[]): string[] => [...new Set(origins)];

function getFrameSources(form: Owner['form'], formOrigin: string | null): readonly string[] {
  switch (form.provider) {
    case 'embedded':
      return formOrigin === null ? ["'self'"] : ["'self'", formOrigin];
    case 'leadconnector':
      return [new URL(form.host).origin];
    case 'url':
      return [new URL(form.url).origin];
    case 'none':
      return ["'none'"];
  }
}
