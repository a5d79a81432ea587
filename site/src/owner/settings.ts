import * as z from 'zod';
import { CLAIM_IDS, ClaimsSchema, TokenSchema } from './claims.ts';
import { COIN_IDS } from './coinIds.ts';
import {
  OptionalUrl,
  Day,
  OptionalEmail,
  HttpsUrl,
  Link,
  uniqueList,
  EmailAddress,
  PictureName,
  NonEmptyText,
  LanguageTag,
  stringMatching,
} from './fields.ts';
import { Look } from './look.ts';
import type { Lists } from '../content/schemas.ts';
import { Sections } from './sections.ts';
import { LINK_EXPIRY_DAYS } from '#contract/time.ts';

/** Path segments can't start with a dot. Hosts hide those, and browsers resolve `..`. */
const SiteUrl = stringMatching(
  /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/,
  'an address without a trailing slash, such as https://example.com or https://example.com/landing; a path can have only letters, digits, -, _, . and /',
);

const Coin = z
  .strictObject({
    id: stringMatching(/^[a-z0-9-]+$/, 'the CoinGecko id of the coin').describe(
      "The API id on the coin's CoinGecko page.",
    ),
    symbol: NonEmptyText.describe('The symbol, such as `BTC`.'),
    name: NonEmptyText.describe('The name, such as `Bitcoin`.'),
  })
  .superRefine(({ id, symbol, name }, context) => {
    const knownId = COIN_IDS[symbol.toUpperCase()];
    const guesses = [symbol, name].map((guess) => guess.toLowerCase().replaceAll(/\W+/g, '-'));
    if (knownId === undefined || knownId === id || !guesses.includes(id)) return;
    const message = `CoinGecko's id of ${symbol} is "${knownId}". Use it, otherwise the page shows no price.`;
    context.addIssue({ code: 'custom', path: ['id'], message });
  });

/** A custom link. A language without a label falls back to the source language. */
const CustomLink = z.strictObject({
  label: z
    .union(
      [NonEmptyText, z.record(LanguageTag, NonEmptyText)],
      'Use text, or text for each language: { en: … }.',
    )
    .describe("The label: text, or text for each language, such as `{ en: 'Blog', es: 'Blog' }`."),
  href: Link.describe('The address of the link.'),
});

/** A fraction between 0 and 1, exclusive. */
const Fraction = z.number().gt(0).lt(1);

/** An A/B test for part of the page. Each visitor sees one of the two variants. */
const Experiment = z.strictObject({
  id: stringMatching(
    /^[a-z][a-z0-9-]{0,29}$/,
    'at most 30 lowercase letters, digits and hyphens, starting with a letter',
  ).describe('The name of the experiment in the report and the export.'),
  share: Fraction.default(0.5).describe('The fraction of visitors who see variant B.'),
  difference: Fraction.describe(
    'The smallest difference between the sign-up rates that matters to you, as a fraction: `0.01` is one percentage point.',
  ),
  messages: z
    .record(z.string(), z.record(z.string(), z.string()))
    .default({})
    .describe(
      'The messages of variant B, by key and language. Not needed if `<Variant>` renders it.',
    ),
});

/** The provider of the sign-up form. */
const Form = z.discriminatedUnion('provider', [
  z.strictObject({
    provider: z.literal('embedded').describe('Our own form, which needs the server.'),
  }),
  z.strictObject({
    provider: z.literal('leadconnector').describe('A LeadConnector form.'),
    formId: stringMatching(/^[\w-]+$/, 'the form id that the service shows').describe(
      'The form id.',
    ),
    host: HttpsUrl.describe('The address of the LeadConnector host.'),
    formName: NonEmptyText.describe('The form name.'),
  }),
  z.strictObject({
    provider: z.literal('url').describe('A third-party form.'),
    url: HttpsUrl.describe('The address of the form.'),
  }),
  z.strictObject({
    provider: z.literal('none').describe('No form: the section says that sign-up is not open yet.'),
  }),
]);

/** Double opt-in: visitors confirm their sign-up by following a link in an email. */
const Confirm = z.strictObject({
  from: EmailAddress.describe('The sender address of the e-mails.'),
  keepDays: z
    .int()
    .min(LINK_EXPIRY_DAYS)
    .max(365)
    .default(30)
    .describe('Days until an unconfirmed sign-up is deleted.'),
});

/** An origin for the security policy, such as `https://*.google-analytics.com`. */
const PolicyOrigin = stringMatching(
  /^https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/,
  'an https address without a path, such as https://plausible.io or https://*.example.com',
);

/** A third-party script on the page. */
const Analytics = z.strictObject({
  src: HttpsUrl.describe('The address of the script.'),
  attributes: z
    .record(z.string().regex(/^data-[a-z-]+$/), z.string(), 'Use names that start with data-.')
    .default({})
    .describe('Attributes of the script element, such as `data-domain`.'),
  connect: z.array(PolicyOrigin).default([]).describe('Origins that the script sends data to.'),
  image: z
    .array(PolicyOrigin)
    .default([])
    .describe('Origins that the script loads images from, such as tracking pixels.'),
  consent: z
    .boolean()
    .default(false)
    .describe(
      'Whether the script loads only after the visitor consents. Scripts that set cookies need this.',
    ),
  words: NonEmptyText.describe('What the privacy text says about the script.'),
});

/** The browser editor at `/admin/`. It commits to the repository that contains the owner's folder. */
const Editor = z.strictObject({
  repository: stringMatching(
    /^[\w.-]+(\/[\w.-]+)+$/,
    'the path of the repository, such as acme/website',
  ).describe('The path of the repository, such as `acme/website`.'),
  backend: z.enum(['github', 'gitlab']).describe('The Git host.'),
});

const Proof = z
  .strictObject({
    value: z
      .string()
      .describe('The text to show, such as a name. Leave it empty to hide this item.'),
    detail: z.string().describe('A second line below the value.'),
    link: OptionalUrl.describe('The address where visitors can check it.'),
  })
  .refine(
    ({ value, detail, link }) => value !== '' || (detail === '' && link === ''),
    'Write a value for the detail and link, or leave all three empty.',
  );
const Audit = Proof.safeExtend({ date: Day.optional().describe('The date of the report.') });
const Company = Proof.safeExtend({
  place: z.string().optional().describe('The location of the company.'),
});
const NO_PROOF = { value: '', detail: '', link: '' };
const ContractProof = Proof.safeExtend({
  value: stringMatching(
    /^(0x[0-9a-fA-F]{40})?$/,
    'the full contract address with 0x and 40 hex digits, with capitals as in the explorer',
  ).describe('The contract address, with its exact capitalization.'),
});

/** The schema for `owner.config.ts`. Unknown settings may be typos, so it rejects them. */
export const OwnerSchema = z.strictObject({
  name: stringMatching(/^[A-Za-z][A-Za-z0-9]{1,11}$/, '2 to 12 letters and digits').describe(
    'Your brand name: 2 to 12 letters and digits, without spaces. Also the name of the token.',
  ),
  siteUrl: SiteUrl.describe(
    'The address of the page, such as `https://example.com` or `https://example.com/landing`. `SITE_URL` overrides it for one build.',
  ),
  indexable: z
    .boolean()
    .describe('Whether search engines may index the page. Turn it on at launch.'),
  exampleOwner: z
    .boolean()
    .default(false)
    .describe(
      'Whether all data is made up. The page then starts with a notice, and search engines do not index it.',
    ),
  languages: uniqueList(LanguageTag)
    .min(1)
    .default(['en'])
    .describe(
      'Language tags, in menu order, each with a folder in `content/`. The first is the source language, at `/`.',
    ),
  reviewers: z
    .record(z.string(), z.string())
    .default({})
    .describe(
      "Who reviewed the claims and risk warnings of each translation, such as `{ es: 'Name' }`.",
    ),
  claims: ClaimsSchema.describe(
    'Claims that the page makes. Set one to `null` or `false` to remove it.',
  ),
  token: TokenSchema.describe('The claims about the token. `null` if there is no token.'),
  evidence: z
    .partialRecord(z.enum(CLAIM_IDS), z.string())
    .default({})
    .describe('Where to find the evidence for each claim in `docs/claims.md`, by claim ID.'),
  links: z
    .strictObject({
      partners: OptionalEmail.describe('The e-mail address for partners.'),
      app: OptionalUrl.default('').describe('The app.'),
      token: OptionalUrl.default('').describe('The page where people can get the token.'),
      header: z.array(CustomLink).max(4).default([]).describe('Additional links in the header.'),
      footer: z.array(CustomLink).max(12).default([]).describe('Additional links in the footer.'),
    })
    .describe('Link targets. A button with an empty address is disabled.'),
  network: z
    .string()
    .default('')
    .describe('The network that trades settle on. If empty, the page shows "a layer-2 network".'),
  networkFee: z
    .strictObject({
      usd: z.number().positive().describe('The fee in US dollars.'),
      asOf: Day.describe('The date of the fee.'),
    })
    .nullable()
    .default(null)
    .describe('The network fee of a trade. `null` shows no amount.'),
  sections: Sections.describe(
    "The sections between the hero and the form, in page order. `{ id: 'faq', tone: 'ink' }` changes the background of a section. The tones are `'paper'`, `'ink'` and `'accent'`. A custom section is `{ id: 'press', component: 'Press', tone: 'paper' }`.",
  ),
  coins: uniqueList(Coin).min(4).max(16).describe('The 4 to 16 coins on the price board.'),
  navigation: z
    .strictObject({
      header: uniqueList(z.string())
        .max(6)
        .describe(
          'Up to six sections that the header links to. Custom sections need a `link` text in `content/<language>/sections.json`.',
        ),
    })
    .default({ header: ['why-tmx', 'how-it-works', 'trading', 'compare', 'token', 'faq'] })
    .describe('The navigation links.'),
  securityContact: z
    .union(
      [OptionalEmail, HttpsUrl],
      'Use an e-mail address, or an address that starts with https://.',
    )
    .default('')
    .describe('The contact for security reports, published in `/.well-known/security.txt`.'),
  earlyAccess: z
    .boolean()
    .default(false)
    .describe('Whether the sign-up form shows "Early access".'),
  reply: z
    .string()
    .default('')
    .describe('When the team replies to a sign-up, such as "Within two working days."'),
  proof: z
    .strictObject({
      contract: ContractProof.describe('The smart contract.'),
      audit: Audit.describe('The security audit.'),
      company: Company.describe('The company. The value defaults to `legal.entity`.'),
      team: Proof.describe('The team.'),
    })
    .default({ contract: NO_PROOF, audit: NO_PROOF, company: NO_PROOF, team: NO_PROOF })
    .describe('Facts that visitors can check.'),
  legal: z
    .strictObject({
      entity: z.string().describe('The company name.'),
      address: z.string().describe('The postal address of the company.'),
      registration: z.string().describe('The registration number of the company.'),
      email: OptionalEmail.describe('The e-mail address of the company.'),
      telephone: z.string().describe('The telephone number of the company.'),
      regions: NonEmptyText.describe(
        'Which regions and age groups can (or cannot) use the service.',
      ),
      statement: z
        .string()
        .describe('Any regulatory or licensing statement that the law requires.'),
    })
    .describe('The legal notice in the footer.'),
  form: Form.describe('The provider of the sign-up form.'),
  confirm: Confirm.optional().describe(
    'Double opt-in: visitors confirm their sign-up by e-mail. Needs `SMTP_URL`.',
  ),
  counting: z.boolean().default(true).describe('Whether the server counts visits.'),
  clickIds: z
    .boolean()
    .default(false)
    .describe('Whether sign-ups store click IDs from ads, such as `gclid`.'),
  experiments: uniqueList(Experiment).default([]).describe('A/B tests.'),
  analytics: z.array(Analytics).default([]).describe('Third-party scripts, such as analytics.'),
  hstsSubdomains: z
    .boolean()
    .default(false)
    .describe(
      'Whether the HSTS header includes subdomains: browsers then use only HTTPS for all of them, for two years.',
    ),
  editor: Editor.optional().describe(
    'The editor at `/admin/`. Without this setting, there is none.',
  ),
  formConsent: z
    .enum(['load', 'ask'])
    .describe('Whether a third-party form loads immediately or only after a click.'),
  marketData: z
    .strictObject({
      credit: NonEmptyText.describe('The attribution text.'),
      url: HttpsUrl.describe('The address that the credit links to.'),
    })
    .describe('The attribution for the price service.'),
  riskStripFixed: z
    .boolean()
    .describe('Whether the risk warning at the top of the page stays visible while scrolling.'),
  look: Look.describe('The look of the page.'),
  hero: z
    .strictObject({
      picture: PictureName.describe('The name of an image file in `pictures/`.'),
      alt: z.string().describe('The alternative text of the picture.'),
      key: z.boolean().default(false).describe('Whether to also show the legend.'),
    })
    .nullable()
    .default(null)
    .describe('Your own picture instead of the drawing.'),
});

/** The validated settings with defaults, and the source language's lists. */
export type Owner = z.output<typeof OwnerSchema> & { lists: Lists };
/** The settings as the owner writes them. */
export type OwnerSettings = z.input<typeof OwnerSchema>;
