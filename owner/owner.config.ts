import type { OwnerSettings } from '#site/owner/settings.ts';

/**
 * The owner's settings. Texts and lists are in `content/`, pictures in `pictures/`, own sections in `sections/`.
 *
 * Edit, then run `npm start` or `npm run build`: a mistake stops the build with the file, the place and the fix.
 * `docs/owner.md` explains each setting.
 *
 * An empty string means "not decided yet". The page then says so, and the build warns.
 */
export const owner: OwnerSettings = {
  /** The name on the page. Letters and digits; it also names the token. */
  name: 'TMX',
  /** The page's address, without a slash at the end; it may have a path. `SITE_URL` replaces it for one build. */
  siteUrl: 'http://localhost:4321',
  /** Turn on at launch; until then the page asks search engines not to list it. */
  indexable: false,
  /**
   * The languages of the page, in the order of the menu. The first is the source of all lists, and its page is at
   * `/`; the others are at `/es/` and so on. `content/<language>/owner.json` translates your sentences of this
   * file, such as `regions`, `reply` and `credit`; `npm run doctor` lists those that are not translated.
   */
  languages: ['en', 'es', 'ar'],
  /** Who reviewed the claims and the risk lines of each translation: `es: 'Name'`. */
  reviewers: {},

  /**
   * What the page claims. `docs/claims.md` lists the evidence to hold for each. Without evidence, write `null` or
   * `false`: the page then leaves out the claim and all texts about it.
   */
  claims: {
    /** C1: percent of the order. */
    feePercent: 0.05,
    /** C5: percent, by type of venue. Each must be above our own. */
    venueFeesPercent: { orderBook: 0.1, aggregator: 0.25, amm: 0.3 },
    /** C2: translated into each language; `{ text: 'usually within a minute' }` for your own words. */
    speed: { under: 1, unit: 'second' },
    /** C3: your own count; the page says "50,000+". */
    traders: 50_000,
    /** The day on which the traders and the fees elsewhere were counted (year-month-day). */
    asOf: '2026-11-21',
    /** C4: US dollars. */
    minimumUsd: 50,
    /** C7: turn off if a lawyer says so; the page then says "no account" instead. */
    noIdentityChecks: true,
    /** C8: with `false` the page says "cash out through a settlement partner", and not how fast. */
    instantCashOut: true,
    /** C9: the tools of traders: `true`, `false` or `'planned'`. */
    copyTrading: true,
    bots: true,
    advancedOrders: true,
  },

  /** What the page claims of the token. `token: null` removes its section. */
  token: {
    /** C11. */
    supply: {
      /** Whole tokens. */
      tokens: 1_000_000_000,
      vestingYears: 3,
    },
    /** C12: a ceiling, printed with "up to". */
    discountPercent: 50,
    /** C16: a ceiling, too; `apyPercent: null` says "rate shown before you stake", `staking: null` nothing. */
    staking: { apyPercent: 25 },
  },

  /**
   * For each claim of `docs/claims.md` (C1 to C16), a link to the evidence or its place in your files. `npm run
   * doctor` lists missing ones.
   */
  evidence: {
    C10: 'the page itself: it has no login and asks for no password',
  },

  /** Addresses. A button with an empty address explains why it isn't available. */
  links: {
    /** E-mail address for partners. */
    partners: '',
    /** The running application. "Launch app" in the header and in the sign-up section opens it. */
    app: '',
    /** Where people get the token. */
    token: '',
  },

  /** The name of the network that trades settle on. If empty, the page says "a layer-2 network". */
  network: '',
  /**
   * The network fee of a trade in US dollars, with its date: `{ usd: 0.02, asOf: '2026-11-21' }`; `null` names no
   * amount.
   */
  networkFee: null,

  /**
   * The sections between the first view and the form, in any order. Leave one out, or move it: header, footer and
   * buttons follow. One of your own is `{ id: 'as-seen-in', component: 'AsSeenIn', tone: 'paper' }`, or `'ink'` or
   * `'accent'`; `docs/owner.md` shows how it is made. Neighbors of one tone are one block.
   */
  sections: [
    'stats',
    'why-tmx', 'how-it-works',
    'trading', 'security',
    'live-activity', 'testimonials', 'compare',
    'academy', 'community', 'faq',
    'roadmap', 'token', 'partners',
    'get-started',
  ],

  /** The coins of the price board, 4 to 16: ids of CoinGecko. */
  coins: [
    { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin' },
    { id: 'ethereum', symbol: 'ETH', name: 'Ethereum' },
    { id: 'binancecoin', symbol: 'BNB', name: 'BNB' },
    { id: 'cardano', symbol: 'ADA', name: 'Cardano' },
    { id: 'solana', symbol: 'SOL', name: 'Solana' },
    { id: 'polkadot', symbol: 'DOT', name: 'Polkadot' },
    { id: 'chainlink', symbol: 'LINK', name: 'Chainlink' },
    { id: 'uniswap', symbol: 'UNI', name: 'Uniswap' },
  ],

  /**
   * The sections that the header leads to, six at most, also your own: write their link as `link` in
   * `content/<language>/sections.json`.
   */
  navigation: {
    header: ['why-tmx', 'how-it-works', 'trading', 'compare'],
  },

  /** An e-mail or https address for security reports, published in `/.well-known/security.txt`. */
  securityContact: '',

  /** Says "Early access" at the sign-up form. */
  earlyAccess: false,
  /** When the team answers a sign-up, such as "Within two working days."; empty says nothing. */
  reply: '',

  /**
   * Proofs that visitors can check, each with a value, a line of detail and a link. Empty ones are not shown.
   * `contract` takes the whole address, with its
   * capitals; the company falls back to `legal.entity`. The line under the first view's buttons adds the audit's
   * `date` (year-month-day) and the company's `place`.
   */
  proof: {
    contract: { value: '', detail: '', link: '' },
    audit: { value: '', detail: '', link: '' },
    company: { value: '', detail: '', link: '' },
    team: { value: '', detail: '', link: '' },
  },

  /** Who is behind the page; shown in the footer. */
  legal: {
    entity: '',
    address: '',
    registration: '',
    email: '',
    telephone: '',
    /** The region and age line above the form. */
    regions:
      'For people aged 18 or over, where this service may lawfully be offered. Not directed at people in the United Kingdom.',
    /** A statement that the law of a country asks for, word for word; shown in footer and token section. */
    statement: '',
  },

  /**
   * The sign-up form in its 600 px frame.
   * `embedded`: the page's own form, which the server keeps. `leadconnector`: form id, host and form
   * name. `url`: any form address. `none`: the section says that sign-up is not open yet.
   */
  form: { provider: 'embedded' },
  /** `ask` shows a click-to-load panel before an outside form, for countries that require consent. */
  formConsent: 'load',
  /**
   * Asks visitors to confirm their sign-up by a mail from this address. Deletes unconfirmed ones after `keepDays`
   * (30). The server then needs `SMTP_URL`: `docs/deploying.md`.
   */
  // confirm: { from: 'hello@example.com', keepDays: 30 },

  /**
   * Counts visits, sections, buttons and speed per day, without telling one visitor from another.
   * The page `/report` shows them. `docs/counting.md` says what is counted. Only with the server.
   */
  counting: true,
  /**
   * Keeps with a sign-up what an advertising service added to the link that led here (`gclid`, `fbclid` and so on),
   * so that you can tell it which advertisement worked. The privacy text then says so.
   */
  clickIds: false,

  /**
   * Two variants of texts, buttons or your own sections. Chance shows each visitor one, and the report says which brings
   * more sign-ups: `share` of B, the smallest `difference` of the two rates that matters to you, and the `messages` of B.
   * See `docs/owner.md`.
   */
  experiments: [],

  /**
   * A script of another service, such as one that counts visitors; without it the page says "No cookies".
   * `connect`: the addresses it may send to. `words`: what it does, for the privacy text.
   * `docs/owner.md` has examples.
   */
  // analytics: [{ src: 'https://…/script.js', connect: ['https://…'], words: '…' }],

  /** Who supplies the prices; the terms of the service ask for the visible link. */
  marketData: { credit: 'Data provided by CoinGecko', url: 'https://www.coingecko.com' },

  /** `#risk` in the first line of the page stays in view while scrolling when true. */
  riskStripFixed: false,

  /**
   * How the page looks. `appearance`: `system` lets visitors choose, `light` and `dark` are fixed. `colors`: near-black
   * text must be readable on the accent and its shade; pictures and icons follow. `ground: { light, dark }` sets the
   * background. `corners`: `cut`, `square` or `round`. `motif: 'none'` leaves out the drawn pit. `fonts`: a Fontsource
   * family for headlines (`display`) and `text`. `docs/owner.md` has examples.
   */
  look: { colors: { accent: '#ffe100', accentShade: '#c9a800' } },

  /** A picture from `pictures/` that replaces the pit: `{ picture: 'desk.jpg', alt: 'What it shows' }`. */
  hero: null,
};
