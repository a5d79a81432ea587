import * as z from 'zod';
import { uniqueList } from '../owner/fields.ts';
import { CustomSection } from '../owner/sections.ts';
import { text } from './fields.ts';

/** A section of a campaign page: by its id, or one of the owner's own that no other page has. */
const PageSection = z.union(
  [z.string(), CustomSection],
  'Write the id of a section, or { id, component, tone } for one of your own.',
);

/**
 * `content/<language>/pages/<name>.json`, which adds a campaign page. `sections` and `noindex` are only in the file of
 * the first language that has the page.
 */
export const campaignPageSchema = z.strictObject({
  title: text,
  description: text,
  /** Asks search engines not to list the page. */
  noindex: z.boolean().optional(),
  /** Between first view and form, from the top; those of the home page where there are none. */
  sections: uniqueList(PageSection)
    .min(1, 'Write at least one section, or take the list out to have those of the home page.')
    .optional(),
  /** What differs from the home page, by file of content: `{ "hero": { "heading": "…" } }`. */
  texts: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
});

/** The front matter of `pages/<name>.<language>.md`, which adds a page of text. */
export const textPageSchema = z.strictObject({
  title: z.string().min(1, 'Write something here.'),
  description: z.string().min(1, 'Write something here.'),
  noindex: z.boolean().optional(),
});

export type CampaignPageFile = z.output<typeof campaignPageSchema>;
export type TextPageFrontMatter = z.output<typeof textPageSchema>;
