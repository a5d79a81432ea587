import * as z from 'zod';
import { listOf } from '../owner/fields.ts';
import { OwnId, OwnSection } from '../owner/sections.ts';
import { MOVABLE_SECTIONS } from '#contract/sections.ts';
import { text } from './fields.ts';

/** A section of a campaign page: a shipped one, one of the owner's own by its id, or one that no other page has. */
const PageSection = z.union(
  [z.enum(MOVABLE_SECTIONS), OwnId, OwnSection],
  `Write one of ${MOVABLE_SECTIONS.join(', ')}, the id of one of your own sections, or { id, component, tone }; first view and form have fixed places.`,
);

/**
 * `content/<language>/pages/<name>.json`, which adds a campaign page. `sections` and `noindex` are in the file of the
 * source language alone, or in that of the first language that has the page.
 */
export const campaignPageSchema = z.strictObject({
  title: text,
  description: text,
  /** Search engines are asked not to list it. */
  noindex: z.boolean().optional(),
  /** Between first view and form, from the top; those of the home page where there are none. */
  sections: listOf(PageSection).optional(),
  /** What differs from the home page, by file of content: `{ "hero": { "heading": "…" } }`. */
  texts: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
});

/** The front matter of `pages/<name>.<language>.md`, which adds a page of text. */
export const textPageSchema = z.strictObject({
  title: z.string().min(1, 'Write something here.'),
  description: z.string().min(1, 'Write something here.'),
  noindex: z.boolean().optional(),
});

export type CampaignPage = z.output<typeof campaignPageSchema>;
export type TextPage = z.output<typeof textPageSchema>;
