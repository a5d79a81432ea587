import type * as z from 'zod';
import { academy } from '../sections/Academy/content.ts';
import { community } from '../sections/Community/content.ts';
import { compare } from '../sections/Compare/content.ts';
import { faq } from '../sections/Faq/content.ts';
import { features } from '../sections/Features/content.ts';
import { hero } from '../sections/Hero/content.ts';
import { partners } from '../sections/Partners/content.ts';
import { roadmap } from '../sections/Roadmap/content.ts';
import { security } from '../sections/Security/content.ts';
import { stats } from '../sections/Stats/content.ts';
import { steps } from '../sections/Steps/content.ts';
import { testimonials } from '../sections/Testimonials/content.ts';
import { token } from '../sections/Token/content.ts';
import { trading } from '../sections/Trading/content.ts';

/** Schemas for lists and other values. All other messages are defined by the default files. */
export const CONTENT_SCHEMAS = {
  academy,
  community,
  compare,
  faq,
  features,
  hero,
  partners,
  roadmap,
  security,
  stats,
  steps,
  testimonials,
  token,
  trading,
};

export type Lists = {
  [Name in keyof typeof CONTENT_SCHEMAS]: z.output<(typeof CONTENT_SCHEMAS)[Name]>;
};
