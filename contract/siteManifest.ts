import * as z from 'zod/mini';
import { Consent } from './signUpForm.ts';

/** Where a build keeps its manifest, inside its own folder; hidden, and so never served. */
export const SITE_MANIFEST = '.site.json';

/** Stands in the built mails, which lie under `mail/` as `<language>.html` and `.txt`, where that link goes. */
export const LINK_PLACE = 'https://link.invalid/';

const Confirm = z.object({
  /** Whom the mails come from, such as `TMX <hello@example.com>`. */
  from: z.string(),
  /** For how many days a sign-up is kept that nobody confirms. */
  keepDays: z.number(),
  /** The subject of the mail in each language. */
  subjects: z.record(z.string(), z.string()),
});

const File = z.object({
  /** In the build's folder. */
  path: z.string(),
  /** The paths at which it answers; none for errors, the report and mails. */
  urls: z.array(z.string()),
  type: z.string(),
  /** Strong, quotation marks included, of the file as it is; a compressed form adds its coding. */
  etag: z.string(),
  cacheControl: z.string(),
  /** Compressed forms that stand beside the file, as `.br` and `.gz`, smallest first. */
  encodings: z.array(z.enum(['br', 'gzip'])),
  /** The name of its response headers in `headers`. */
  headers: z.string(),
});

/** What a build tells the server about itself, so that the server decides nothing about a page. */
export const SiteManifest = z.object({
  /** Where the page is published, such as `https://example.com`. */
  siteOrigin: z.string(),
  /** Another host name of the same server that answers the form; null where it is the page's own. */
  formOrigin: z.nullable(z.string()),
  /** The coins of its price board, in the order in which its query names them. */
  coinIds: z.array(z.string()),
  /** The ids of the sections of its pages, the home page's first, from the top. */
  sections: z.array(z.string()),
  /** The names of its further pages, such as `bots` at `/bots/`. */
  pages: z._default(z.array(z.string()), []),
  /** The names of what its pages count when it is pressed (`data-track`). */
  buttons: z._default(z.array(z.string()), []),
  /** Whether the page counts visits. */
  counting: z.boolean(),
  /**
   * Its experiments; `difference`: the smallest one of two rates that matters to the owner, such as 0.01. The
   * release before, whose consents a build still reads, knew of none.
   */
  experiments: z._default(z.array(z.object({ id: z.string(), difference: z.number() })), []),
  /** Whether its form passes on what advertising services add to a link (`CLICK_IDS`). */
  clickIds: z._default(z.boolean(), false),
  /** The languages it is built in, the default one first; `path` is `/` or such as `/es/`. */
  languages: z.array(z.object({ tag: z.string(), path: z.string() })),
  /** What its forms show. */
  consents: z.array(Consent),
  /** What the forms of the release before showed: they may still be open in a tab. */
  previousConsents: z.array(Consent),
  /** For how many days its forms promise to keep a sign-up; null: until the visitor asks for removal. */
  retentionDays: z.nullable(z.number()),
  /** How visitors confirm their sign-ups by mail; null where they need not. */
  confirm: z._default(z.nullable(Confirm), null),
  /** Response headers by the kind of file: policies that a page needs mean nothing to a font. */
  headers: z.record(z.string(), z.record(z.string(), z.string())),
  files: z.array(File),
});

export type SiteManifest = z.infer<typeof SiteManifest>;
export type SiteFile = z.infer<typeof File>;
