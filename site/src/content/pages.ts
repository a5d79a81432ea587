import * as z from 'zod';
import { NonEmptyText, uniqueList } from '../owner/fields.ts';
import { CustomSection } from '../owner/sections.ts';
import { text } from './fields.ts';

/** The ID of a section on the home page, or a custom section that's only on this page. */
const PageSection = z.union(
  [z.string(), CustomSection],
  'Use the ID of a section, or { id, component, tone } for a custom section.',
);

const noindex = z.boolean().meta({ title: 'Hide from search engines' }).optional();

/**
 * Adding `content/<language>/pages/<name>.json` creates a campaign page. Only the file in the page's first language may
 * set `sections` and `noindex`.
 */
export const campaignPageSchema = z.strictObject({
  title: text,
  description: text,
  noindex,
  /** The sections between the hero and the form. Defaults to the home page's. */
  sections: uniqueList(PageSection)
    .min(
      1,
      'Add at least one section, or remove the list to use the same sections as the home page.',
    )
    .optional(),
  /** Messages that differ from the home page, e.g. `{ "hero": { "heading": "…" } }`. */
  texts: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
});

/** Front matter of `pages/<name>.<language>.md`, which adds a text page. */
export const textPageSchema = z.strictObject({
  title: NonEmptyText,
  description: NonEmptyText,
  noindex,
});

export type CampaignPageFile = z.output<typeof campaignPageSchema>;
export type TextPageFrontMatter = z.output<typeof textPageSchema>;
