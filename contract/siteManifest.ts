import * as z from 'zod/mini';
import { Consent } from './signUpForm.ts';

/** The manifest's file name in the build folder. Hidden files are never served. */
export const SITE_MANIFEST = '.site.json';

/** Placeholder for the confirmation link in the built mails, `mail/<language>.html` and `.txt`. */
export const LINK_PLACEHOLDER = 'https://link.invalid/';

const Confirm = z.object({
  /** The sender, such as `TMX <hello@example.com>`. */
  from: z.string(),
  /** Days until an unconfirmed sign-up is deleted. */
  keepDays: z.number(),
  /** The mail's subject by language. */
  subjects: z.record(z.string(), z.string()),
});

const File = z.object({
  /** Inside the build folder. */
  path: z.string(),
  /** The paths that serve this file. None for error pages, the report and mails. */
  urls: z.array(z.string()),
  type: z.string(),
  /** A quoted strong tag of the uncompressed file. The server adds the encoding for compressed ones. */
  etag: z.string(),
  cacheControl: z.string(),
  /** Compressed copies of the file (`.br`, `.gz`), smallest first. */
  encodings: z.array(z.enum(['br', 'gzip'])),
  /** The key of its response headers in `headers`. */
  headers: z.string(),
});

/** What the server needs to know about a build. The server makes no decisions about pages. */
export const SiteManifest = z.object({
  /** The public origin of the page, such as `https://example.com`. */
  siteOrigin: z.string(),
  /** The path of the page on its origins, such as `/landing`. All other paths here are below it. */
  base: z._default(z.string(), ''),
  /** The origin that serves the form, if it is not the page's. */
  formOrigin: z.nullable(z.string()),
  /** The coins of the price board, in query order. */
  coinIds: z.array(z.string()),
  /** Section ids of all pages, the home page's first, from the top. */
  sections: z.array(z.string()),
  /** The names of campaign pages and pages of text, such as `bots` at `/bots/`. */
  pages: z._default(z.array(z.string()), []),
  /** The `data-track` names that the pages count. */
  buttons: z._default(z.array(z.string()), []),
  /** Whether the page counts visits. */
  counting: z.boolean(),
  /**
   * `difference`: the smallest difference between two rates that matters to the owner, such as 0.01. The default is
   * for manifests of the previous release.
   */
  experiments: z._default(z.array(z.object({ id: z.string(), difference: z.number() })), []),
  /** Whether the form keeps click ids (`CLICK_IDS`). */
  clickIds: z._default(z.boolean(), false),
  /** The built languages, the default first. `path` is `/` or, for example, `/es/`. */
  languages: z.array(z.object({ tag: z.string(), path: z.string() })),
  /** The consents that the forms show. */
  consents: z.array(Consent),
  /** The consents of the previous release. Its forms may still be open in a tab. */
  previousConsents: z.array(Consent),
  /** Days that the forms promise to keep a sign-up; null: until the visitor asks for removal. */
  retentionDays: z.nullable(z.number()),
  /** How visitors confirm sign-ups by mail; null if they don't have to. */
  confirm: z._default(z.nullable(Confirm), null),
  /** Response headers by file type: a font needs no page policy. */
  headers: z.record(z.string(), z.record(z.string(), z.string())),
  files: z.array(File),
});

export type SiteManifest = z.infer<typeof SiteManifest>;
export type SiteFile = z.infer<typeof File>;
