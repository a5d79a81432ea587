import type { Owner } from '#site/owner/settings.ts';
import { editorPolicy } from '#site/editor/editorPolicy.ts';
import { inlineHashes } from './inlineHashes.ts';

type Origins = {
  /** The owner's settings, with the addresses of this build. */
  owner: Pick<Owner, 'siteUrl' | 'form' | 'analytics' | 'editor'>;
  /** Another host name of the same server that answers our own form; null where it is the page's own. */
  formOrigin: string | null;
  /** Where the page reads market data from, when that is not its own origin; else null. */
  marketOrigin: string | null;
};

const SAME_ORIGIN = { 'Cross-Origin-Resource-Policy': 'same-origin' };
/** How long browsers remember to come over HTTPS alone: two years. */
export const HTTPS_ALONE = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

/** HTML of the pages of a build by the kind of their headers, for the hashes of what stands inline. */
export type Pages = Readonly<Record<'page' | 'form' | 'error', readonly string[]>>;

/** The response headers of a build, by the kind of file. */
export function responseHeaders(pages: Pages, origins: Origins) {
  const everywhere = {
    'X-Content-Type-Options': 'nosniff',
    ...(origins.owner.siteUrl.startsWith('https:') && HTTPS_ALONE),
  };
  // A script of others stands on the page itself alone.
  const { analytics: _, ...owner } = origins.owner;
  const without = { ...origins, owner };
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
      ...page(pages.form, without, `'self' ${origins.owner.siteUrl}`),
      'X-Robots-Tag': 'noindex',
    },
    // Its address holds the token of a link: no `Referer` carries it, not even to the page itself. Without any
    // referrer a browser would not say either which page the button was pressed on.
    confirm: {
      ...page(pages.form, without),
      'Referrer-Policy': 'strict-origin',
      'X-Robots-Tag': 'noindex',
    },
    ...(owner.editor && {
      editor: {
        ...page([], without),
        'Content-Security-Policy': editorPolicy(owner),
        'X-Robots-Tag': 'noindex',
      },
    }),
    // A host without the server joins the headers of all rules that match a path: one rule for all pages.
    host: page(Object.values(pages).flat(), origins),
    // Policies of a page mean nothing to fonts, pictures and scripts: a kilobyte less for each.
    part: { ...everywhere, ...SAME_ORIGIN },
    // A drawing can be opened as a page of its own, where nothing may run or be fetched.
    drawing: {
      ...everywhere,
      ...SAME_ORIGIN,
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    },
    // Pictures that other sites show beside a link to the page.
    shared: { ...everywhere, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  };
}

export type HeadersName = keyof ReturnType<typeof responseHeaders>;

function contentSecurityPolicy(
  pages: readonly string[],
  { owner, formOrigin, marketOrigin }: Origins,
  ancestors: string,
): string {
  const { scripts, styles } = inlineHashes(pages);
  const { analytics } = owner;
  const policy: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    // 'self' beside the hashes: with hashes alone the islands' chunks would be blocked.
    ['script-src', "'self'", ...scripts, ...(analytics ? [new URL(analytics.src).origin] : [])],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    [
      'connect-src',
      "'self'",
      ...(marketOrigin ? [marketOrigin] : []),
      ...(analytics?.connect ?? []),
    ],
    ['frame-src', ...frameSources(owner.form, formOrigin)],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', ancestors],
    ['require-trusted-types-for', "'script'"],
    // The policy `default` stands on the page, and allows the scripts of one origin.
    ['trusted-types', analytics ? 'default' : "'none'"],
  ];
  return policy.map((directive) => directive.join(' ')).join('; ');
}

/** What the page may frame: its own form, under its own name or another, or an outside provider's. */
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
