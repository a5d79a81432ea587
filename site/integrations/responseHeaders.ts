import type { Owner } from '#site/owner/settings.ts';
import { editorPolicy } from '#site/editor/editorPolicy.ts';
import { splitSiteUrl } from '../src/lib/splitSiteUrl.ts';
import { getInlineHashes } from './inlineHashes.ts';

type Origins = {
  /** The owner's settings with this build's addresses. */
  owner: Pick<Owner, 'siteUrl' | 'form' | 'analytics' | 'hstsSubdomains' | 'editor'>;
  /** The origin that serves the form, if it is not the page's. */
  formOrigin: string | null;
  /** The origin of market data, if it is not the page's. */
  marketOrigin: string | null;
  /** Whether search engines must not list anything of this build. */
  isStaging: boolean;
};

const SAME_ORIGIN = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** Browsers use only HTTPS for two years, for subdomains only if the owner asks: they may belong to others. */
export const getHstsHeader = ({ hstsSubdomains }: Pick<Owner, 'hstsSubdomains'>) => ({
  'Strict-Transport-Security': `max-age=63072000${hstsSubdomains ? '; includeSubDomains' : ''}`,
});

/** Built HTML by kind of headers, for the hashes of inline code. */
export type Pages = Readonly<Record<'page' | 'form' | 'error', readonly string[]>>;

/** Returns a build's response headers by kind of file. */
export function getResponseHeaders(pages: Pages, origins: Origins) {
  const everywhere = {
    'X-Content-Type-Options': 'nosniff',
    ...(origins.owner.siteUrl.startsWith('https:') && getHstsHeader(origins.owner)),
    ...(origins.isStaging && { 'X-Robots-Tag': 'noindex' }),
  };
  // Only the page itself has scripts of others.
  const without = { ...origins, owner: { ...origins.owner, analytics: [] } };
  const page = (html: readonly string[], allowed: Origins, ancestors = "'none'") => ({
    'Content-Security-Policy': contentSecurityPolicy(html, allowed, ancestors),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
    ...everywhere,
    ...SAME_ORIGIN,
  });
  return {
    page: page(pages.page, origins),
    error: page(pages.error, without),
    form: {
      ...page(pages.form, without, `'self' ${splitSiteUrl(origins.owner.siteUrl).siteOrigin}`),
      'X-Robots-Tag': 'noindex',
    },
    // The address contains a link's token, so send no `Referer` to other sites. Without any referrer, a browser
    // would not tell the server which page the button was on.
    confirm: {
      ...page(pages.form, without),
      'Referrer-Policy': 'strict-origin',
      'X-Robots-Tag': 'noindex',
    },
    ...(origins.owner.editor && {
      editor: {
        ...page([], without),
        'Content-Security-Policy': editorPolicy(origins.owner),
        'X-Robots-Tag': 'noindex',
      },
    }),
    // Static hosts combine the headers of all matching rules, so use one rule for all pages.
    host: page(Object.values(pages).flat(), origins),
    // Fonts, images and scripts need no page policies: saves a kilobyte each.
    part: { ...everywhere, ...SAME_ORIGIN },
    // An image opened on its own may run and fetch nothing.
    drawing: {
      ...everywhere,
      ...SAME_ORIGIN,
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    },
    // Other sites show these images next to links to the page.
    shared: { ...everywhere, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  };
}

export type HeadersName = keyof ReturnType<typeof getResponseHeaders>;

function contentSecurityPolicy(
  pages: readonly string[],
  { owner, formOrigin, marketOrigin }: Origins,
  ancestors: string,
): string {
  const { scripts, styles } = getInlineHashes(pages);
  const { analytics } = owner;
  const policy: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    // 'self' in addition to hashes, or the islands' chunks would be blocked.
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
    ['frame-src', ...frameSources(owner.form, formOrigin)],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', ancestors],
    ['require-trusted-types-for', "'script'"],
    // The page's `default` policy allows scripts of declared origins.
    ['trusted-types', analytics.length > 0 ? 'default' : "'none'"],
  ];
  return policy.map((directive) => directive.join(' ')).join('; ');
}

const unique = (origins: readonly string[]): string[] => [...new Set(origins)];

/** What the page may frame: its own form or an external provider's. */
function frameSources(form: Owner['form'], formOrigin: string | null): readonly string[] {
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
