// Plain zod, for it says more in its errors: unlike the rest of the contract, this never reaches a
// browser. The build and the server read the owner's settings by it.
import * as z from 'zod';
import { CLAIM_IDS, ClaimsSchema, TokenSchema } from './ownerClaims.ts';
import { Colors } from './ownerColors.ts';
import { Experiments } from './ownerExperiments.ts';
import { Address, Day, Email } from './ownerFields.ts';
import { Confirm, Form } from './ownerForm.ts';
import { lists } from './ownerLists.ts';
import { Sections } from './ownerSections.ts';

/** A script of another service on the page. */
const Analytics = z.strictObject({
  src: z.url({ protocol: /^https$/ }),
  /** Attributes of the script that tell the service whose page it is, such as `data-domain`. */
  attributes: z
    .record(
      z.string().regex(/^data-[a-z-]+$/),
      z.string(),
      'Name attributes that begin with data-.',
    )
    .default({}),
  connect: z.array(
    z.url({ protocol: /^https$/ }).refine((url) => new URL(url).origin === url, {
      error: 'Write an address without a path or a last slash, such as https://stats.example.com.',
    }),
  ),
  words: z.string().min(1),
});

const Proof = z
  .strictObject({ value: z.string(), detail: z.string(), link: Address })
  .refine(
    ({ value, detail, link }) => value !== '' || (detail === '' && link === ''),
    'Write the value that detail and link belong to, or leave all three empty.',
  );
const Audit = Proof.safeExtend({ date: Day.optional() });
const Company = Proof.safeExtend({ place: z.string().optional() });
const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;
const NO_PROOF = { value: '', detail: '', link: '' };
const ContractProof = Proof.refine(
  ({ value }) => value === '' || /^0x[0-9a-fA-F]{40}$/.test(value),
  'Write the whole address of the contract, 0x and 40 hex digits, with the capitals that the explorer shows.',
);

/** `owner.config.ts`, where a setting that it does not know is refused: it may be misspelt. */
export const OwnerSchema = z.strictObject({
  name: z.string().regex(/^[A-Za-z][A-Za-z0-9]{1,11}$/, 'Use 2 to 12 letters and digits.'),
  siteUrl: z
    .url({
      protocol: /^https?$/,
      error:
        'Write the address of the site, such as https://example.com, here or in SITE_URL where that is set.',
      abort: true,
    })
    .refine(
      (url) => new URL(url).origin === url,
      'Write the address without a path or a last slash: the page stands at the root.',
    ),
  indexable: z.boolean(),
  /** Company, people and figures are invented: the page says so first, and search engines stay out. */
  exampleOwner: z.boolean().default(false),
  /** Files of `messages/`, in the order of the menu. */
  languages: z
    .array(z.string().regex(LANGUAGE, 'Write the tag of a language, such as es.'))
    .refine((all) => all[0] === 'en', 'Begin with en: English stands at the root of the site.')
    .refine((all) => new Set(all).size === all.length, 'Name each language once.')
    .default(['en']),
  /** Who reviewed the claims and the risk lines of each translation, by its tag. */
  reviewers: z.record(z.string(), z.string()).default({}),
  claims: ClaimsSchema,
  token: TokenSchema,
  evidence: z.partialRecord(z.enum(CLAIM_IDS), z.string()).default({}),
  links: z.strictObject({
    partners: Email,
    /** The running application, and where the token is to be had. */
    app: Address.default(''),
    token: Address.default(''),
  }),
  /** The network that trades settle on, by name, and what a trade has cost there on a day. */
  network: z.string().default(''),
  networkFee: z
    .strictObject({ usd: z.number().gt(0, 'Write an amount above 0.'), asOf: Day })
    .nullable()
    .default(null),
  sections: Sections,
  ...lists,
  securityContact: z
    .union(
      [z.literal(''), z.email(), z.url({ protocol: /^https$/ })],
      'Write an e-mail address, or one that begins with https://, or leave it empty.',
    )
    .default(''),
  earlyAccess: z.boolean().default(false),
  reply: z.string().default(''),
  proof: z
    .strictObject({ contract: ContractProof, audit: Audit, company: Company, team: Proof })
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
  confirm: Confirm.optional(),
  counting: z.boolean().default(true),
  clickIds: z.boolean().default(false),
  experiments: Experiments,
  analytics: Analytics.optional(),
  formConsent: z.enum(['load', 'ask']),
  marketData: z.strictObject({ credit: z.string().min(1), url: z.url() }),
  riskStripFixed: z.boolean(),
  colors: Colors,
  /** A picture of the owner's own in the place of the pit: a file of `brand/`, and what it shows. */
  hero: z
    .strictObject({
      picture: z.string().regex(/^[\w.-]+\.(avif|jpe?g|png|webp)$/i, {
        error: 'Write the name of a file in brand/ that ends in avif, jpg, png or webp.',
        abort: true,
      }),
      alt: z.string(),
      /** Whether the key of the drawing stands there all the same. */
      key: z.boolean().default(false),
    })
    .nullable()
    .default(null),
});

/** As they are read: checked, with what was left out. */
export type Owner = z.output<typeof OwnerSchema>;
/** As the owner writes them. */
export type OwnerSettings = z.input<typeof OwnerSchema>;
