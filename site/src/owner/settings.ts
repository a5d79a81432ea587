import * as z from 'zod';
import { CLAIM_IDS, ClaimsSchema, TokenSchema } from './claims.ts';
import { Colors } from './colors.ts';
import {
  Address,
  Day,
  Email,
  Https,
  Link,
  listOf,
  Mailbox,
  Picture,
  Said,
  Tag,
  written,
} from './fields.ts';
import type { Lists } from '../content/schemas.ts';
import { Sections } from './sections.ts';
import { LINK_DAYS } from '#contract/time.ts';

/** An address without a path, for what stands at the root of a host. */
const Origin = written(
  /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/,
  'an address without a path or a last slash, such as https://example.com',
);

const Coin = z.strictObject({
  id: written(/^[a-z0-9-]+$/, 'the id that CoinGecko has for the coin'),
  symbol: Said,
  name: Said,
});

/** A link of the owner's own. A label that a language lacks is that of the source. */
const OwnLink = z.strictObject({
  label: z.union([Said, z.record(Tag, Said)], 'Write a text, or one for each language: { en: … }.'),
  href: Link,
});

/** More than none of the visitors or of their sign-ups, and less than all. */
const Part = z.number().gt(0).lt(1);

/** Two versions of a part of the page, A and B, of which each visitor is shown one. */
const Experiment = z.strictObject({
  /** Its name in the report, the export and the page's HTML. */
  id: written(
    /^[a-z][a-z0-9-]{0,29}$/,
    'at most 30 small letters, digits and hyphens, a letter first',
  ),
  /** Of the visitors who take part, how many are shown B. */
  share: Part.default(0.5),
  /** The smallest difference between the two rates of sign-up that matters to the owner. */
  difference: Part,
  /** What B says instead of `content/`, by key and language; none where `<Variant>` shows all of B. */
  messages: z.record(z.string(), z.record(z.string(), z.string())).default({}),
});

/** Who shows the sign-up form. */
const Form = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.literal('embedded') }),
  z.strictObject({
    provider: z.literal('leadconnector'),
    formId: written(/^[\w-]+$/, 'the id of the form as the service shows it'),
    host: Https,
    formName: Said,
  }),
  z.strictObject({ provider: z.literal('url'), url: Https }),
  z.strictObject({ provider: z.literal('none') }),
]);

/** Sign-ups are confirmed by a button that a mail leads to. */
const Confirm = z.strictObject({
  /** The address that the mails come from. */
  from: Mailbox,
  /** For how many days a sign-up is kept that nobody confirms: no fewer than the link in a mail is good. */
  keepDays: z.int().min(LINK_DAYS).max(365).default(30),
});

/** A script of another service on the page. */
const Analytics = z.strictObject({
  src: Https,
  /** Attributes of the script that tell the service whose page it is, such as `data-domain`. */
  attributes: z
    .record(z.string().regex(/^data-[a-z-]+$/), z.string(), 'Write names that begin with data-.')
    .default({}),
  connect: z.array(Origin.startsWith('https:', 'Write https:// before it.')),
  words: Said,
});

/** Editing without code at `/admin/`, on the repository that holds the owner's folder. */
const Editor = z.strictObject({
  repository: written(
    /^[\w.-]+(\/[\w.-]+)+$/,
    'the path of the repository as its address has it, such as acme/website',
  ),
  backend: z.enum(['github', 'gitlab']),
});

const Proof = z
  .strictObject({ value: z.string(), detail: z.string(), link: Address })
  .refine(
    ({ value, detail, link }) => value !== '' || (detail === '' && link === ''),
    'Write the value that detail and link belong to, or leave all three empty.',
  );
const Audit = Proof.safeExtend({ date: Day.optional() });
const Company = Proof.safeExtend({ place: z.string().optional() });
const NO_PROOF = { value: '', detail: '', link: '' };
const ContractProof = Proof.safeExtend({
  value: written(
    /^(0x[0-9a-fA-F]{40})?$/,
    'the whole address of the contract, 0x and 40 hex digits, with the capitals that the explorer shows',
  ),
});

/** `owner.config.ts`, where a setting that it does not know is refused: it may be misspelt. */
export const OwnerSchema = z.strictObject({
  name: written(/^[A-Za-z][A-Za-z0-9]{1,11}$/, '2 to 12 letters and digits'),
  /** `SITE_URL` replaces it for one build. */
  siteUrl: Origin,
  indexable: z.boolean(),
  /** Company, people and figures are invented: the page says so first, and search engines stay out. */
  exampleOwner: z.boolean().default(false),
  /** Folders of `content/` in the order of the menu. The first is the source, and its page is at `/`. */
  languages: listOf(Tag).min(1).default(['en']),
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
    /** Further links of the header and the footer, to any address. */
    header: z.array(OwnLink).max(4).default([]),
    footer: z.array(OwnLink).max(12).default([]),
  }),
  /** The network that trades settle on, by name, and what a trade has cost there on a day. */
  network: z.string().default(''),
  networkFee: z.strictObject({ usd: z.number().positive(), asOf: Day }).nullable().default(null),
  sections: Sections,
  /** The coins of the price board. The page and its practice floor have room for so many. */
  coins: listOf(Coin).min(4).max(16),
  navigation: z
    .strictObject({ header: listOf(z.string()).max(6) })
    .default({ header: ['why-tmx', 'how-it-works', 'trading', 'compare', 'token', 'faq'] }),
  securityContact: z
    .union([Email, Https], 'Write an e-mail address, or one that begins with https://.')
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
    regions: Said,
    statement: z.string(),
  }),
  form: Form,
  confirm: Confirm.optional(),
  counting: z.boolean().default(true),
  clickIds: z.boolean().default(false),
  experiments: listOf(Experiment).default([]),
  analytics: Analytics.optional(),
  editor: Editor.optional(),
  formConsent: z.enum(['load', 'ask']),
  marketData: z.strictObject({ credit: Said, url: Https }),
  riskStripFixed: z.boolean(),
  colors: Colors,
  /** A picture of the owner's own in the place of the pit: a file of `brand/`, and what it shows. */
  hero: z
    .strictObject({
      picture: Picture,
      alt: z.string(),
      /** Whether the key of the drawing stands there all the same. */
      key: z.boolean().default(false),
    })
    .nullable()
    .default(null),
});

/** The settings, checked and with their defaults, and the lists of the source language. */
export type Owner = z.output<typeof OwnerSchema> & { lists: Lists };
/** As the owner writes them. */
export type OwnerSettings = z.input<typeof OwnerSchema>;
