import * as z from 'zod';
import { NonEmptyText, uniqueList } from '../owner/fields.ts';
import { CustomSection } from '../owner/sections.ts';
import { text } from './fields.ts';

/** A section of a campaign page: an ID, or a custom section just for this page. */
const PageSection = z.union(
  [z.string(), CustomSection],
  'Use the id of a section, or { id, component, tone } for a custom section.',
);

const noindex = z.boolean().meta({ title: 'Hide from search engines' }).optional();

/**
 * `content/<language>/pages/<name>.json` adds a campaign page. Only the file for the page's first language may have
 * `sections` and `noindex`.
 */
export const campaignPageSchema = z.strictObject({
  title: text,
  description: text,
  noindex,
  /** The sections between hero and form, in display order. Defaults to the home page's sections. */
  sections: uniqueList(PageSection)
    .min(1, 'Write at least one section, or take the list out to have those of the home page.')
    .optional(),
  /** Messages that differ from the home page, by content file: `{ "hero": { "heading": "…" } }`. */
  texts: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
});

/** The front matter of `pages/<name>.<language>.md`. Each of these files adds a text page. */
export const textPageSchema = z.strictObject({
  title: NonEmptyText,
  description: NonEmptyText,
  noindex,
});

export type CampaignPageFile = z.output<typeof campaignPageSchema>;
export type TextPageFrontMatter = z.output<typeof textPageSchema>;
