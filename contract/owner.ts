// Plain zod, for it says more in its errors: unlike the rest of the contract, this never reaches a
// browser. The build and the companion read the owner's settings by it.
import * as z from 'zod';
import { CLAIM_IDS } from './claimIds.ts';
import { contrast } from './contrast.ts';
import { OWN_WORDS } from './ownWords.ts';

const Percent = z
  .number()
  .gt(0, 'Write a percentage above 0.')
  .lt(100, 'Write a percentage below 100.')
  .multipleOf(0.0001, 'Write at most four decimals: the page would show another figure.');

const orEmpty = <S extends z.ZodType<string, string>>(schema: S) =>
  z.union([z.literal(''), schema]);
const Address = orEmpty(
  z.url({
    protocol: /^https$/,
    error: 'Write an address that begins with https://, or leave it empty.',
  }),
);
const Email = orEmpty(z.email('Write an e-mail address, or leave it empty.'));
/** `--color-on-accent`: the near-black that stands on the floor and its shade in both themes. */
const ON_FLOOR = '#14150f';
const readable = (least: number) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { error: 'Write a colour as # and six hex digits.', abort: true })
    .refine((color) => contrast(color, ON_FLOOR) >= least, {
      error: `Near-black text stands on this colour and needs a contrast of ${least} to 1 or more: choose a lighter one.`,
    });

const Form = z.discriminatedUnion(
  'provider',
  [
    z.strictObject({ provider: z.literal('embedded'), origin: z.union([z.literal(''), z.url()]) }),
    z.strictObject({
      provider: z.literal('leadconnector'),
      formId: z.string().regex(/^[\w-]+$/, 'Write the id of the form as the service shows it.'),
      host: z.url({ protocol: /^https$/ }),
      formName: z.string().min(1),
    }),
    z.strictObject({ provider: z.literal('url'), url: z.url({ protocol: /^https$/ }) }),
    z.strictObject({ provider: z.literal('none') }),
  ],
  { error: 'Write one of embedded, leadconnector, url and none.' },
);

/** The figures that the page claims, in the owner's settings; `docs/claims.md` says what each is. */
const Claims = z
  .strictObject({
    feePercent: Percent,
    venueFeesPercent: z.strictObject({ orderBook: Percent, aggregator: Percent, amm: Percent }),
    speed: z.string().min(1),
    traders: z.string().regex(/^(?!.*\.\d{3})./, 'Write commas between thousands, as in 50,000+.'),
    asOf: z.iso.date('Write the day as year-month-day, such as 2026-11-21.'),
    minimumUsd: z.number().positive(),
    supply: z.int().positive(),
    vestingYears: z.int().positive(),
    discountPercent: Percent,
    apyPercent: Percent,
    noIdentityChecks: z.boolean(),
  })
  .superRefine(({ feePercent, venueFeesPercent }, context) => {
    for (const [venue, percent] of Object.entries(venueFeesPercent)) {
      if (percent > feePercent) continue;
      context.addIssue({
        code: 'custom',
        path: ['venueFeesPercent', venue],
        message: `${percent}% is not above our own fee of ${feePercent}%, so the page would claim savings that do not exist. Correct the figure, or change the comparison's words first.`,
      });
    }
  });

const Proof = z
  .strictObject({ value: z.string(), detail: z.string(), link: Address })
  .refine(({ value, detail, link }) => value !== '' || (detail === '' && link === ''), {
    error: 'Write the value that detail and link belong to, or leave all three empty.',
  });
const NO_PROOF = { value: '', detail: '', link: '' };
const ContractProof = Proof.refine(
  ({ value }) => value === '' || /^0x[0-9a-fA-F]{40}$/.test(value),
  {
    error:
      'Write the whole address of the contract, 0x and 40 hex digits, with the capitals that the explorer shows.',
  },
);

/** `owner.config.ts`, where a setting that it does not know is refused: it may be misspelt. */
export const OwnerSchema = z.strictObject({
  name: z.string().regex(/^[A-Za-z][A-Za-z0-9]{1,11}$/, 'Use 2 to 12 letters and digits.'),
  siteUrl: z
    .url({
      protocol: /^https?$/,
      error: 'Write the address of the site, such as https://example.com.',
      abort: true,
    })
    .refine((url) => new URL(url).origin === url, {
      error: 'Write the address without a path or a last slash: the page stands at the root.',
    }),
  indexable: z.boolean(),
  /** Folders of `site/src/content/`, in the order of the menu. */
  languages: z
    .array(
      z
        .string()
        .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i, 'Write the tag of a language, such as es.'),
    )
    .refine((all) => all[0] === 'en', 'Begin with en: English stands at the root of the site.')
    .refine((all) => new Set(all).size === all.length, 'Name each language once.')
    .default(['en']),
  /** Who reviewed the claims and the risk lines of each translation, by its tag. */
  reviewers: z.record(z.string(), z.string()).default({}),
  /** The owner's own sentences in other languages, by their tags; what is not there stands as it is. */
  translations: z.record(z.string(), z.partialRecord(z.enum(OWN_WORDS), z.string())).default({}),
  claims: Claims,
  evidence: z.partialRecord(z.enum(CLAIM_IDS), z.string()).default({}),
  links: z.strictObject({
    discord: Address,
    twitter: Address,
    telegram: Address,
    reddit: Address,
    partners: Email,
    /** The running application, and where the token is to be had. */
    app: Address.default(''),
    token: Address.default(''),
  }),
  securityContact: z
    .union(
      [z.literal(''), z.email(), z.url({ protocol: /^https$/ })],
      'Write an e-mail address, or one that begins with https://, or leave it empty.',
    )
    .default(''),
  earlyAccess: z.boolean().default(false),
  reply: z.string().default(''),
  proof: z
    .strictObject({ contract: ContractProof, audit: Proof, company: Proof, team: Proof })
    .default({ contract: NO_PROOF, audit: NO_PROOF, company: NO_PROOF, team: NO_PROOF }),
  legal: z.strictObject({
    entity: z.string(),
    address: z.string(),
    registration: z.string(),
    email: Email,
    telephone: z.string(),
    regions: z.string().min(1),
    statement: z.string(),
  }),
  form: Form,
  counting: z.boolean().default(true),
  formConsent: z.enum(['load', 'ask']),
  marketData: z.strictObject({ credit: z.string().min(1), url: z.url() }),
  riskStripFixed: z.boolean(),
  colors: z.strictObject({ floor: readable(4.5), floorShade: readable(3) }),
});

export type Owner = z.output<typeof OwnerSchema>;
