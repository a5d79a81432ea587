import * as z from 'zod/mini';
import { Consent } from './signUpForm.ts';

/** File name of the manifest in the build folder. The server never serves hidden files. */
export const SITE_MANIFEST = '.site.json';

/** Placeholder for the confirmation link in the email templates `mail/<language>.html` and `.txt`. */
export const LINK_PLACEHOLDER = 'https://link.invalid/';

const Confirm = z.object({
  /** The emails' sender, such as `"TMX" <hello@example.com>`. */
  from: z.string(),
  /** Days after which an unconfirmed sign-up is deleted. */
  keepDays: z.number(),
  /** Email subjects by language. */
  subjects: z.record(z.string(), z.string()),
});

const File = z.object({
  /** Relative to the build folder. */
  path: z.string(),
  /** URL paths of the file. Empty for error pages, the report, and emails. */
  urls: z.array(z.string()),
  type: z.string(),
  /** Quoted strong ETag of the uncompressed file. For compressed copies, the server appends the encoding. */
  etag: z.string(),
  cacheControl: z.string(),
  /** Available compressed copies (`.br`, `.gz`), smallest first. */
  encodings: z.array(z.enum(['br', 'gzip'])),
  /** Key in the manifest's `headers`. */
  headers: z.string(),
});

/** What the server needs to know about a build: page settings, and the URLs and headers of each file. */
export const SiteManifest = z.object({
  /** Public origin of the page, such as `https://example.com`. */
  siteOrigin: z.string(),
  /** Base path of the site, such as `/landing`. The other paths in the manifest are relative to it. */
  base: z._default(z.string(), ''),
  /** Origin of the form. Null if the page has the same origin. */
  formOrigin: z.nullable(z.string()),
  /** Coins on the price board, in query order. */
  coinIds: z.array(z.string()),
  /** Section IDs of all pages, from the top. The home page comes first. */
  sections: z.array(z.string()),
  /** Names of campaign pages and text pages, such as `bots` for `/bots/`. */
  pages: z._default(z.array(z.string()), []),
  /** Names in the `data-track` attributes. */
  buttons: z._default(z.array(z.string()), []),
  /** Whether the page counts visits. */
  counting: z.boolean(),
  /**
   * `difference` is the smallest difference between two rates that matters to the owner, such as 0.01. Manifests from
   * older releases need the default.
   */
  experiments: z._default(z.array(z.object({ id: z.string(), difference: z.number() })), []),
  /** Whether the form stores click IDs (`CLICK_IDS`). */
  clickIds: z._default(z.boolean(), false),
  /** Languages, the default one first. `path` is `/` or, for example, `/es/`. */
  languages: z.array(z.object({ tag: z.string(), path: z.string() })),
  /** Consent texts of the forms. */
  consents: z.array(Consent),
  /** Consent texts of the previous release. Someone may still have one of its forms open in a tab. */
  previousConsents: z.array(Consent),
  /** Days until a sign-up is deleted, as the form states. Null if we keep it until the visitor requests removal. */
  retentionDays: z.nullable(z.number()),
  /** Settings for confirmation emails. Null if sign-ups don't need confirmation. */
  confirm: z._default(z.nullable(Confirm), null),
  /** Sets of response headers by key. Pages need more headers than fonts, for example. */
  headers: z.record(z.string(), z.record(z.string(), z.string())),
  files: z.array(File),
});

export type SiteManifest = z.infer<typeof SiteManifest>;
export type SiteFile = z.infer<typeof File>;
