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

/** A path may have no parts that begin with a dot: hosts hide them, and browsers drop `..`. */
const SiteUrl = stringMatching(
  /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/,
  'an address without a last slash, such as https://example.com or https://example.com/landing; a path has only letters, digits, -, _, . and /',
);

const Coin = z
  .strictObject({
    id: stringMatching(/^[a-z0-9-]+$/, 'the id that CoinGecko has for the coin').describe(
      'The API id on the page of the coin at CoinGecko.',
    ),
    symbol: NonEmptyText.describe('Such as `BTC`.'),
    name: NonEmptyText.describe('Such as `Bitcoin`.'),
  })
  .superRefine(({ id, symbol, name }, context) => {
    const known = COIN_IDS[symbol.toUpperCase()];
    const guesses = [symbol, name].map((word) => word.toLowerCase().replaceAll(/\W+/g, '-'));
    if (known === undefined || known === id || !guesses.includes(id)) return;
    const message = `CoinGecko knows ${symbol} as "${known}". Write that, or the page shows no price.`;
    context.addIssue({ code: 'custom', path: ['id'], message });
  });

/** A link of the owner. A language without a label shows the source language's. */
const OwnLink = z.strictObject({
  label: z
    .union(
      [NonEmptyText, z.record(LanguageTag, NonEmptyText)],
      'Write a text, or one for each language: { en: … }.',
    )
    .describe("A text, or `{ en: 'Blog', es: 'Blog' }`."),
  href: Link.describe('Where it leads.'),
});

/** More than none of the visitors or of their sign-ups, and less than all. */
const Part = z.number().gt(0).lt(1);

/** Two versions of a part of the page, A and B, of which each visitor is shown one. */
const Experiment = z.strictObject({
  id: stringMatching(
    /^[a-z][a-z0-9-]{0,29}$/,
    'at most 30 small letters, digits and hyphens, a letter first',
  ).describe('Its name in the report and the export.'),
  share: Part.default(0.5).describe('The part of the visitors who see B.'),
  difference: Part.describe(
    'The smallest difference between the two rates of sign-up that matters to you.',
  ),
  messages: z
    .record(z.string(), z.record(z.string(), z.string()))
    .default({})
    .describe('What B says, by key and language. Leave it out if `<Variant>` shows B.'),
});

/** Who shows the sign-up form. */
const Form = z.discriminatedUnion('provider', [
  z.strictObject({
    provider: z.literal('embedded').describe('The form of this site, which needs the server.'),
  }),
  z.strictObject({
    provider: z.literal('leadconnector').describe('A form of LeadConnector.'),
    formId: stringMatching(/^[\w-]+$/, 'the id of the form as the service shows it').describe(
      'The id of the form.',
    ),
    host: HttpsUrl.describe('The address of the service.'),
    formName: NonEmptyText.describe('The name of the form.'),
  }),
  z.strictObject({
    provider: z.literal('url').describe('A form of another service.'),
    url: HttpsUrl.describe('The address of the form.'),
  }),
  z.strictObject({ provider: z.literal('none').describe('No form.') }),
]);

/** Sign-ups are confirmed by a button that a mail leads to. */
const Confirm = z.strictObject({
  from: EmailAddress.describe('The sender of the mails.'),
  keepDays: z
    .int()
    .min(LINK_EXPIRY_DAYS)
    .max(365)
    .default(30)
    .describe('For how many days an unconfirmed sign-up is kept.'),
});

/** An origin for the security policy, such as `https://*.google-analytics.com`. */
const PolicyOrigin = stringMatching(
  /^https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/,
  'an https address without a path, such as https://plausible.io or https://*.example.com',
);

/** A script of another service on the page. */
const Analytics = z.strictObject({
  src: HttpsUrl.describe('The address of the script.'),
  attributes: z
    .record(z.string().regex(/^data-[a-z-]+$/), z.string(), 'Write names that begin with data-.')
    .default({})
    .describe('Attributes of the script, such as `data-domain`.'),
  connect: z.array(PolicyOrigin).default([]).describe('Origins that the script sends data to.'),
  image: z.array(PolicyOrigin).default([]).describe('Origins of its pictures, such as pixels.'),
  consent: z
    .boolean()
    .default(false)
    .describe(
      'Whether it loads only after the visitor agrees. Needed for scripts that set cookies.',
    ),
  words: NonEmptyText.describe('What the privacy text says about the service.'),
});

/** Editing without code at `/admin/`, on the repository that holds the owner's folder. */
const Editor = z.strictObject({
  repository: stringMatching(
    /^[\w.-]+(\/[\w.-]+)+$/,
    'the path of the repository as its address has it, such as acme/website',
  ).describe('The repository, such as `acme/website`.'),
  backend: z.enum(['github', 'gitlab']).describe('Where it is hosted.'),
});

const Proof = z
  .strictObject({
    value: z.string().describe('Such as a name. Empty: hidden.'),
    detail: z.string().describe('A line of detail.'),
    link: OptionalUrl.describe('The source.'),
  })
  .refine(
    ({ value, detail, link }) => value !== '' || (detail === '' && link === ''),
    'Write the value that detail and link belong to, or leave all three empty.',
  );
const Audit = Proof.safeExtend({ date: Day.optional().describe('The day of the report.') });
const Company = Proof.safeExtend({
  place: z.string().optional().describe('The place of the company.'),
});
const NO_PROOF = { value: '', detail: '', link: '' };
const ContractProof = Proof.safeExtend({
  value: stringMatching(
    /^(0x[0-9a-fA-F]{40})?$/,
    'the whole address of the contract, 0x and 40 hex digits, with the capitals that the explorer shows',
  ).describe('The address of the contract, with its capitals.'),
});

/** `owner.config.ts`, where a setting that it does not know is refused: it may be misspelt. */
export const OwnerSchema = z.strictObject({
  name: stringMatching(/^[A-Za-z][A-Za-z0-9]{1,11}$/, '2 to 12 letters and digits').describe(
    'The name on the page: 2 to 12 letters and digits. It also names the token.',
  ),
  siteUrl: SiteUrl.describe(
    'Where the page will be, such as `https://example.com` or `https://example.com/landing`. `SITE_URL` replaces it for one build.',
  ),
  indexable: z
    .boolean()
    .describe('Whether search engines may list the page. Turn it on at launch.'),
  exampleOwner: z
    .boolean()
    .default(false)
    .describe(
      'Whether everything is invented: the page says so first, and search engines stay out.',
    ),
  languages: uniqueList(LanguageTag)
    .min(1)
    .default(['en'])
    .describe(
      'Folders of `content/`, in the order of the menu. The first is the source language, at `/`.',
    ),
  reviewers: z
    .record(z.string(), z.string())
    .default({})
    .describe("Who reviewed the claims and risk lines of each translation: `{ es: 'Name' }`."),
  claims: ClaimsSchema.describe(
    'What the page claims. `null` or `false` takes a claim off the page.',
  ),
  token: TokenSchema.describe('What the page claims of the token. `null`: there is none.'),
  evidence: z
    .partialRecord(z.enum(CLAIM_IDS), z.string())
    .default({})
    .describe('Where the evidence of each claim of `docs/claims.md` is, by its id.'),
  links: z
    .strictObject({
      partners: OptionalEmail.describe('The e-mail address for partners.'),
      app: OptionalUrl.default('').describe('The running application.'),
      token: OptionalUrl.default('').describe('Where people get the token.'),
      header: z
        .array(OwnLink)
        .max(4)
        .default([])
        .describe('Further links in the header, to any address.'),
      footer: z
        .array(OwnLink)
        .max(12)
        .default([])
        .describe('Further links in the footer, to any address.'),
    })
    .describe('Addresses. An empty one makes its button unavailable.'),
  network: z
    .string()
    .default('')
    .describe('The network that trades settle on. Empty: "a layer-2 network".'),
  networkFee: z
    .strictObject({
      usd: z.number().positive().describe('US dollars.'),
      asOf: Day.describe('The day on which you looked.'),
    })
    .nullable()
    .default(null)
    .describe('The network fee of a trade. `null`: the page names no amount.'),
  sections: Sections.describe(
    "The sections between hero and form, from the top. One of your own is `{ id: 'press', component: 'Press', tone: 'paper' }`, or `'ink'` or `'accent'`.",
  ),
  coins: uniqueList(Coin).min(4).max(16).describe('The coins of the price board, 4 to 16.'),
  navigation: z
    .strictObject({
      header: uniqueList(z.string())
        .max(6)
        .describe(
          'The sections that the header links to, six at most. Your own need a `link` in `content/<language>/sections.json`.',
        ),
    })
    .default({ header: ['why-tmx', 'how-it-works', 'trading', 'compare', 'token', 'faq'] })
    .describe('Navigation.'),
  securityContact: z
    .union([OptionalEmail, HttpsUrl], 'Write an e-mail address, or one that begins with https://.')
    .default('')
    .describe('Where people report security holes. Published in `/.well-known/security.txt`.'),
  earlyAccess: z.boolean().default(false).describe('Whether the sign-up form says "Early access".'),
  reply: z
    .string()
    .default('')
    .describe('When the team answers a sign-up, such as "Within two working days."'),
  proof: z
    .strictObject({
      contract: ContractProof.describe('The contract.'),
      audit: Audit.describe('The audit.'),
      company: Company.describe('The company. Empty: `legal.entity`.'),
      team: Proof.describe('The team.'),
    })
    .default({ contract: NO_PROOF, audit: NO_PROOF, company: NO_PROOF, team: NO_PROOF })
    .describe('What visitors can check.'),
  legal: z
    .strictObject({
      entity: z.string().describe('The company.'),
      address: z.string().describe('Its address.'),
      registration: z.string().describe('Its registration.'),
      email: OptionalEmail.describe('Its e-mail address.'),
      telephone: z.string().describe('Its telephone number.'),
      regions: NonEmptyText.describe('For whom the service is, and for whom not.'),
      statement: z.string().describe('A statement of supervision or license.'),
    })
    .describe('The imprint.'),
  form: Form.describe('Who shows the sign-up form.'),
  confirm: Confirm.optional().describe('Asks new sign-ups to confirm by mail. Needs `SMTP_URL`.'),
  counting: z.boolean().default(true).describe('Whether the server counts visits.'),
  clickIds: z.boolean().default(false).describe('Whether a sign-up keeps the click id of an ad.'),
  experiments: uniqueList(Experiment).default([]).describe('Tests of two versions, A and B.'),
  analytics: z.array(Analytics).default([]).describe('Scripts of other services.'),
  hstsSubdomains: z
    .boolean()
    .default(false)
    .describe('Whether browsers must use HTTPS for every subdomain too, for two years.'),
  editor: Editor.optional().describe('Editing without code at `/admin/`. Left out: there is none.'),
  formConsent: z
    .enum(['load', 'ask'])
    .describe('Whether a form of another service loads at once, or after a click.'),
  marketData: z
    .strictObject({
      credit: NonEmptyText.describe('The credit line.'),
      url: HttpsUrl.describe('Where it leads.'),
    })
    .describe('The credit of the price service.'),
  riskStripFixed: z.boolean().describe('Whether the first line, about risk, stays in the window.'),
  look: Look.describe('How the page looks.'),
  hero: z
    .strictObject({
      picture: PictureName.describe('The name of a file in `pictures/`.'),
      alt: z.string().describe('What the picture shows.'),
      key: z.boolean().default(false).describe('Whether the key of the drawing is shown too.'),
    })
    .nullable()
    .default(null)
    .describe('A picture of your own in place of the drawing.'),
});

/** The settings, checked and with their defaults, and the lists of the source language. */
export type Owner = z.output<typeof OwnerSchema> & { lists: Lists };
/** As the owner writes them. */
export type OwnerSettings = z.input<typeof OwnerSchema>;
