import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { owner as settings } from '../../../owner.config.ts';
import { parseContent } from './parseContent.ts';

const Percent = z.number().gt(0).lt(100);
const Address = z.union([z.literal(''), z.url({ protocol: /^https$/ })], {
  error: 'Write an address that begins with https://, or leave it empty.',
});
const Email = z.union([z.literal(''), z.email()], {
  error: 'Write an e-mail address, or leave it empty.',
});
const Color = z.string().regex(/^#[0-9a-f]{6}$/i, 'Write a colour as # and six hex digits.');

const Form = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('embedded'), origin: z.union([z.literal(''), z.url()]) }),
  z.object({
    provider: z.literal('leadconnector'),
    formId: z.string().regex(/^[\w-]+$/, 'Write the id of the form as the service shows it.'),
    host: z.url({ protocol: /^https$/ }),
    formName: z.string().min(1),
  }),
  z.object({ provider: z.literal('url'), url: z.url({ protocol: /^https$/ }) }),
  z.object({ provider: z.literal('none') }),
]);

const OwnerSchema = z.object({
  name: z.string().regex(/^[A-Za-z][A-Za-z0-9]{1,11}$/, 'Use 2 to 12 letters and digits.'),
  siteUrl: z.url().refine((url) => !url.endsWith('/'), 'Leave the last slash off.'),
  indexable: z.boolean(),
  claims: z.object({
    feePercent: Percent,
    venueFeesPercent: z.object({ orderBook: Percent, aggregator: Percent, amm: Percent }),
    speed: z.string().min(1),
    traders: z.string().min(1),
    asOf: z.iso.date('Write the day as year-month-day, such as 2026-11-21.'),
    minimumUsd: z.number().positive(),
    supply: z.int().positive(),
    vestingYears: z.int().positive(),
    discountPercent: Percent,
    apyPercent: Percent,
    noIdentityChecks: z.boolean(),
  }),
  links: z.object({
    discord: Address,
    twitter: Address,
    telegram: Address,
    reddit: Address,
    partners: Email,
  }),
  legal: z.object({
    entity: z.string(),
    address: z.string(),
    registration: z.string(),
    email: Email,
    telephone: z.string(),
    regions: z.string().min(1),
    statement: z.string(),
  }),
  form: Form,
  formConsent: z.enum(['load', 'ask']),
  marketData: z.object({ credit: z.string().min(1), url: z.url() }),
  riskStripFixed: z.boolean(),
  colors: z.object({ floor: Color, floorShade: Color }),
});

export type Owner = z.output<typeof OwnerSchema>;

const path = process.env['OWNER_CONFIG'];

/**
 * The owner's settings, checked. `OWNER_CONFIG` names another file to build a second brand from;
 * `SITE_URL` and `FORM_ORIGIN` replace the two addresses that differ between machines.
 */
export const owner: Owner = parseContent(
  'owner',
  OwnerSchema,
  withEnvironment(
    path ? (await import(/* @vite-ignore */ pathToFileURL(path).href)).owner : settings,
  ),
  path ?? 'owner.config.ts',
);

function withEnvironment(value: z.input<typeof OwnerSchema>): z.input<typeof OwnerSchema> {
  const { SITE_URL, FORM_ORIGIN } = process.env;
  return {
    ...value,
    ...(SITE_URL && { siteUrl: SITE_URL }),
    ...(FORM_ORIGIN &&
      value.form.provider === 'embedded' && {
        form: { provider: 'embedded', origin: FORM_ORIGIN },
      }),
  };
}
