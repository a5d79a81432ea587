import * as z from 'zod/mini';
import { Consent } from './signUpForm.ts';

/** In the build folder. The server never serves hidden files. */
export const SITE_MANIFEST = '.site.json';

/** The server replaces this in the email templates with the confirmation link. */
export const LINK_PLACEHOLDER = 'https://link.invalid/';

const Confirm = z.object({
  /** Sender of the emails, e.g. `"TMX" <hello@example.com>`. */
  from: z.string(),
  /** Unconfirmed sign-ups are deleted after this many days. */
  keepDays: z.number(),
  /** Email subjects by language. */
  subjects: z.record(z.string(), z.string()),
});

const File = z.object({
  /** Relative to the build folder. */
  path: z.string(),
  /** URL paths. Empty for error pages, the report, and emails. */
  urls: z.array(z.string()),
  type: z.string(),
  /** Quoted strong ETag of the uncompressed file. For compressed copies, the server appends the encoding. */
  etag: z.string(),
  cacheControl: z.string(),
  /** Compressed copies (`.br`, `.gz`), smallest first. */
  encodings: z.array(z.enum(['br', 'gzip'])),
  /** Key in the manifest's `headers`. */
  headers: z.string(),
});

/** Everything the server needs to know about a build. */
export const SiteManifest = z.object({
  /** The page's public origin, e.g. `https://example.com`. */
  siteOrigin: z.string(),
  /** The site's base path, e.g. `/landing`. All other paths in the manifest are relative to it. */
  base: z._default(z.string(), ''),
  /** The form's origin, or null for same-origin. */
  formOrigin: z.nullable(z.string()),
  /** Coins on the price board, in query order. */
  coinIds: z.array(z.string()),
  /** Section IDs from all pages, starting with the home page. */
  sections: z.array(z.string()),
  /** Names of campaign and text pages, e.g. `bots` for `/bots/`. */
  pages: z._default(z.array(z.string()), []),
  /** `data-track` names. */
  buttons: z._default(z.array(z.string()), []),
  counting: z.boolean(),
  /**
   * `difference` is the smallest difference in conversion rate that the owner cares about, e.g. 0.01. Manifests from
   * older releases don't have this field.
   */
  experiments: z._default(z.array(z.object({ id: z.string(), difference: z.number() })), []),
  clickIds: z._default(z.boolean(), false),
  /** The default language comes first. `path` is `/` or e.g. `/es/`. */
  languages: z.array(z.object({ tag: z.string(), path: z.string() })),
  consents: z.array(Consent),
  /** From the previous release, because visitors may still have its form open in a tab. */
  previousConsents: z.array(Consent),
  /** The form promises to delete sign-ups after this many days. Null means only on request. */
  retentionDays: z.nullable(z.number()),
  /** Null if sign-ups don't require confirmation. */
  confirm: z._default(z.nullable(Confirm), null),
  /** Sets of response headers by key. For example, pages need more headers than fonts. */
  headers: z.record(z.string(), z.record(z.string(), z.string())),
  files: z.array(File),
});

export type SiteManifest = z.infer<typeof SiteManifest>;
export type SiteFile = z.infer<typeof File>;
