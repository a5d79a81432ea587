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

/** Path segments can't start with a dot, because hosts hide dotfiles and browsers resolve `..`. */
const SiteUrl = stringMatching(
  /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/,
  'a URL without a trailing slash, such as https://example.com or https://example.com/landing; a path can only contain letters, digits, -, _, . and /',
);

const Coin = z
  .strictObject({
    id: stringMatching(/^[a-z0-9-]+$/, "the coin's CoinGecko ID").describe(
      'The "API ID" listed on the coin\'s CoinGecko page.',
    ),
    symbol: NonEmptyText.describe('The ticker symbol, e.g. `BTC`.'),
    name: NonEmptyText.describe("The coin's name, e.g. `Bitcoin`."),
  })
  .superRefine(({ id, symbol, name }, context) => {
    const knownId = COIN_IDS[symbol.toUpperCase()];
    const guesses = [symbol, name].map((guess) => guess.toLowerCase().replaceAll(/\W+/g, '-'));
    if (knownId === undefined || knownId === id || !guesses.includes(id)) return;
    const message = `CoinGecko's ID for ${symbol} is "${knownId}". Use that, or the page can't show a price.`;
    context.addIssue({ code: 'custom', path: ['id'], message });
  });

const Name = stringMatching(
  /^(?=.{2,20}$)(?!.* {2})[\p{L}\p{N}][\p{L}\p{M}\p{N} .&'’-]*[\p{L}\p{M}\p{N}]$/u,
  "2 to 20 letters, digits, single spaces, and . & ' -, with a letter or digit at each end",
);

/** Languages without a label fall back to the source language. */
const CustomLink = z.strictObject({
  label: z
    .union(
      [NonEmptyText, z.record(LanguageTag, NonEmptyText)],
      'Use text, or text for each language: { en: … }.',
    )
    .describe("The label, or one label per language, e.g. `{ en: 'Blog', es: 'Blog' }`."),
  href: Link.describe('The URL to link to.'),
});

const Fraction = z.number().gt(0).lt(1);

const Experiment = z.strictObject({
  id: stringMatching(
    /^[a-z][a-z0-9-]{0,29}$/,
    'at most 30 lowercase letters, digits and hyphens, starting with a letter',
  ).describe('The name shown in reports and exports.'),
  share: Fraction.default(0.5).describe('The fraction of visitors who see variant B.'),
  difference: Fraction.describe(
    'The smallest change in the sign-up rate that you care about. `0.01` is one percentage point.',
  ),
  messages: z
    .record(z.string(), z.record(z.string(), z.string()))
    .default({})
    .describe(
      'Messages to use in variant B, by key and language. Leave this out if you use `<Variant>`.',
    ),
});

const Form = z.discriminatedUnion('provider', [
  z.strictObject({
    provider: z.literal('embedded').describe('Use the built-in form. Requires the server.'),
  }),
  z.strictObject({
    provider: z.literal('leadconnector').describe('Embed a LeadConnector form.'),
    formId: stringMatching(/^[\w-]+$/, 'the form ID from LeadConnector').describe('The form ID.'),
    host: HttpsUrl.describe('The URL of the LeadConnector host.'),
    formName: NonEmptyText.describe('The form name.'),
  }),
  z.strictObject({
    provider: z.literal('url').describe('Embed a form from any other service.'),
    url: HttpsUrl.describe('The URL of the form.'),
  }),
  z.strictObject({
    provider: z.literal('none').describe("Show no form, and say that sign-up isn't open yet."),
  }),
]);

const Confirm = z.strictObject({
  from: EmailAddress.describe('The sender address for confirmation emails.'),
  keepDays: z
    .int()
    .min(LINK_EXPIRY_DAYS)
    .max(365)
    .default(30)
    .describe('The number of days after which unconfirmed sign-ups are deleted.'),
});

/** An origin for the Content Security Policy, where wildcard subdomains are allowed. */
const PolicyOrigin = stringMatching(
  /^https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/,
  'an https:// URL without a path, such as https://plausible.io or https://*.example.com',
);

const Analytics = z
  .strictObject({
    src: HttpsUrl.describe('The URL of the script.'),
    attributes: z
      .record(z.string().regex(/^data-[a-z-]+$/), z.string(), 'Use names that start with data-.')
      .default({})
      .describe('Extra attributes for the `<script>` element, e.g. `data-domain`.'),
    connect: z.array(PolicyOrigin).default([]).describe('Origins the script sends data to.'),
    image: z
      .array(PolicyOrigin)
      .default([])
      .describe('Origins the script loads images from, e.g. tracking pixels.'),
    consent: z
      .boolean()
      .default(false)
      .describe(
        'Wait for consent before loading the script. Turn this on for scripts that set cookies.',
      ),
    cookies: z
      .array(stringMatching(/^[\w.-]+$/, 'a cookie name, such as _ga'))
      .default([])
      .describe(
        'Cookies to delete if the visitor withdraws consent. `_ga` also matches names that start with it.',
      ),
    words: NonEmptyText.describe('What to say about the script in the privacy notice.'),
  })
  .refine(({ consent, cookies }) => consent || cookies.length === 0, {
    path: ['cookies'],
    error: 'Scripts that set cookies need consent. Add consent: true.',
  });

/** The browser editor at `/admin/` commits to this repository, which contains the owner's folder. */
const Editor = z.strictObject({
  repository: stringMatching(
    /^[\w.-]+(\/[\w.-]+)+$/,
    'the repository path, such as acme/website',
  ).describe('The repository path, e.g. `acme/website`.'),
  backend: z.enum(['github', 'gitlab']).describe('The Git host.'),
});

const Proof = z
  .strictObject({
    value: z.string().describe('The text to show, e.g. a name. Leave it empty to hide this item.'),
    detail: z.string().describe('A second line of text below the value.'),
    link: OptionalUrl.describe('A URL where visitors can verify it.'),
  })
  .refine(
    ({ value, detail, link }) => value !== '' || (detail === '' && link === ''),
    'A detail or link also needs a value. Add one, or leave all three empty.',
  );
const Audit = Proof.safeExtend({ date: Day.optional().describe('The date of the report.') });
const Company = Proof.safeExtend({
  place: z.string().optional().describe('Where the company is located.'),
});
const NO_PROOF = { value: '', detail: '', link: '' };
const ContractProof = Proof.safeExtend({
  value: stringMatching(
    /^(0x[0-9a-fA-F]{40})?$/,
    'the full contract address: 0x and 40 hex digits, with the same capitalization as in the explorer',
  ).describe('The contract address, with its exact capitalization.'),
});

/** The schema for `owner.config.ts`. It rejects unknown settings, since they're probably typos. */
export const OwnerSchema = z.strictObject({
  name: Name.describe('Your brand name, such as `Nova Exchange`.'),
  siteUrl: SiteUrl.describe(
    'The URL of the site, e.g. `https://example.com` or `https://example.com/landing`. `SITE_URL` overrides it for a single build.',
  ),
  indexable: z
    .boolean()
    .describe(
      'Allow search engines to index the site. Turn this on at launch. Builds for localhost ignore it.',
    ),
  exampleOwner: z
    .boolean()
    .default(false)
    .describe('Label the site as a made-up example, and ask search engines not to index it.'),
  languages: uniqueList(LanguageTag)
    .min(1)
    .default(['en'])
    .describe(
      'Language tags in menu order. Each language has a folder in `content/`. The first one is the source language, served at `/`.',
    ),
  reviewers: z
    .record(z.string(), z.string())
    .default({})
    .describe(
      "The person who reviewed the claims and risk warnings in each translation, e.g. `{ es: 'Name' }`.",
    ),
  claims: ClaimsSchema.describe(
    'The claims the site makes. Set one to `null` or `false` to remove it.',
  ),
  token: TokenSchema.describe('Claims about your token. Use `null` if you have none.'),
  evidence: z
    .partialRecord(z.enum(CLAIM_IDS), z.string())
    .default({})
    .describe('Where to find the evidence for each claim, by its ID in `docs/claims.md`.'),
  links: z
    .strictObject({
      partners: OptionalEmail.describe('The email address for partner inquiries.'),
      app: OptionalUrl.default('').describe('The URL of your app.'),
      token: OptionalUrl.default('').describe('The URL where people can get the token.'),
      header: z.array(CustomLink).max(4).default([]).describe('Extra links in the header.'),
      footer: z.array(CustomLink).max(12).default([]).describe('Extra links in the footer.'),
    })
    .describe('Links used across the site. Buttons without a URL are disabled.'),
  network: z
    .string()
    .default('')
    .describe('The network trades settle on. If empty, the page says "a layer-2 network".'),
  networkFee: z
    .strictObject({
      usd: z.number().positive().describe('The fee in US dollars.'),
      asOf: Day.describe('The date you last checked the fee.'),
    })
    .nullable()
    .default(null)
    .describe('The network fee for a trade. Use `null` to show no amount.'),
  sections: Sections.describe(
    "The sections between the hero and the form, in page order. Add your own as `{ id: 'press', component: 'Press' }`. `tone` sets the background: `'paper'` or `'ink'`, and `'accent'` for your own sections.",
  ),
  coins: uniqueList(Coin).min(4).max(16).describe('The coins on the price board, 4 to 16 of them.'),
  navigation: z
    .strictObject({
      header: uniqueList(z.string())
        .max(6)
        .describe(
          'Up to six sections to link to from the header. Label your own sections with `link` in `content/<language>/sections.json`.',
        ),
    })
    .default({ header: ['why-tmx', 'how-it-works', 'trading', 'compare', 'token', 'faq'] })
    .describe('Navigation links.'),
  securityContact: z
    .union([OptionalEmail, HttpsUrl], 'Use an email address, or a URL that starts with https://.')
    .default('')
    .describe('Where to report security issues, published in `/.well-known/security.txt`.'),
  earlyAccess: z.boolean().default(false).describe('Show "Early access" on the sign-up form.'),
  reply: z
    .string()
    .default('')
    .describe('How soon you reply to a sign-up, e.g. "Within two working days."'),
  proof: z
    .strictObject({
      contract: ContractProof.describe('The smart contract. `network` precedes its `detail`.'),
      audit: Audit.describe('The security audit.'),
      company: Company.describe('The company. `value` defaults to `legal.entity`.'),
      team: Proof.describe('The team.'),
    })
    .default({ contract: NO_PROOF, audit: NO_PROOF, company: NO_PROOF, team: NO_PROOF })
    .describe('Facts that visitors can verify.'),
  legal: z
    .strictObject({
      entity: z.string().describe("The company's legal name."),
      address: z.string().describe("The company's postal address."),
      registration: z.string().describe("The company's registration number."),
      email: OptionalEmail.describe("The company's email address."),
      telephone: z.string().describe("The company's phone number."),
      regions: NonEmptyText.describe("Who can and can't use the service, by region and age."),
      statement: z.string().describe('Regulatory or licensing statements required by law.'),
    })
    .describe('The legal notice in the footer.'),
  form: Form.describe('The sign-up form.'),
  confirm: Confirm.optional().describe(
    'Require double opt-in: visitors confirm their sign-up by email. Requires `SMTP_URL`.',
  ),
  counting: z.boolean().default(true).describe('Count visits on the server.'),
  clickIds: z
    .boolean()
    .default(false)
    .describe('Store click IDs from ads, e.g. `gclid`, with each sign-up.'),
  experiments: uniqueList(Experiment).default([]).describe('A/B tests.'),
  analytics: z.array(Analytics).default([]).describe('Third-party scripts, e.g. for analytics.'),
  hstsSubdomains: z
    .boolean()
    .default(false)
    .describe(
      'Add `includeSubDomains` to the HSTS header, so browsers require HTTPS on every subdomain for two years.',
    ),
  editor: Editor.optional().describe('Add a content editor at `/admin/`.'),
  formConsent: z
    .enum(['load', 'ask'])
    .describe('Load a third-party form right away (`load`) or after a click (`ask`).'),
  marketData: z
    .strictObject({
      credit: NonEmptyText.describe('The attribution text.'),
      url: HttpsUrl.describe('The URL the attribution links to.'),
    })
    .describe('Attribution for the price service.'),
  riskStripFixed: z.boolean().describe('Keep the risk warning at the top visible while scrolling.'),
  look: Look.describe('Theme, colors, and fonts.'),
  hero: z
    .strictObject({
      picture: PictureName.describe('The name of an image file in `pictures/`.'),
      alt: z.string().describe('Alt text for the image.'),
      key: z.boolean().default(false).describe('Show the legend next to the image.'),
    })
    .nullable()
    .default(null)
    .describe('An image to replace the hero illustration.'),
});

/** Validated settings with defaults applied, plus the lists from the source language. */
export type Owner = z.output<typeof OwnerSchema> & { lists: Lists };
/** The settings as written in `owner.config.ts`. */
export type OwnerSettings = z.input<typeof OwnerSchema>;
