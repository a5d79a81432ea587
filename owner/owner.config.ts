import type { OwnerSettings } from '#site/owner/settings.ts';

/**
 * The owner's settings. Text and lists are in `content/`, pictures in `pictures/`, and custom sections in `sections/`.
 *
 * After an edit, run `npm start` or `npm run build`. If there's an error, the build fails with the file, the setting, and
 * how to fix it. `docs/owner.md` explains each setting.
 *
 * An empty string means "not decided yet". The page leaves it out or says so, and the build warns you.
 */
export const owner: OwnerSettings = {
  /** The name on the page: 2 to 20 letters, digits, single spaces, and `. & ' -`. */
  name: 'TMX',
  /** The URL of the site, without a trailing slash. It can have a path. `SITE_URL` overrides it for a single build. */
  siteUrl: 'http://localhost:4321',
  /** Turn this on at launch. Until then, the site asks search engines not to index it. */
  indexable: false,
  /**
   * The site's languages in menu order. The first one is the source language for all lists and is served at `/`. The
   * others are at `/es/` and so on. Translate text in this file, e.g. `regions`, `reply`, and `credit`, in
   * `content/<language>/owner.json`. `npm run doctor` lists text without a translation.
   */
  languages: ['en', 'es', 'ar'],
  /** Who reviewed the claims and risk warnings in each translation, e.g. `es: 'Name'`. */
  reviewers: {},

  /**
   * The claims on the page. `docs/claims.md` lists the evidence that each claim needs. If you don't have it, use `null` or
   * `false` to remove the claim and all text about it from the page.
   */
  claims: {
    /** C1: your trading fee in percent. */
    feePercent: 0.05,
    /** C5: fees at other venues in percent. Every fee must be higher than yours. */
    venueFeesPercent: { orderBook: 0.1, aggregator: 0.25, amm: 0.3 },
    /** C2: how long a trade takes. For your own wording: `{ text: 'usually within a minute' }`. */
    speed: { under: 1, unit: 'second' },
    /** C3: the number of traders. The page shows "50,000+". */
    traders: 50_000,
    /** When you counted the traders and checked the other venues' fees (year-month-day). */
    asOf: '2026-11-21',
    /** C4: the recommended minimum trade in US dollars. */
    minimumUsd: 50,
    /** C7: claim that people can trade without identity checks. If `false`, the page says "no account". Ask a lawyer. */
    noIdentityChecks: true,
    /** C8: claim that cashing out is instant. If `false`, the page says "cash out through a settlement partner". */
    instantCashOut: true,
    /** C9: trading tools: `true`, `false`, or `'planned'`. */
    copyTrading: true,
    bots: true,
    advancedOrders: true,
  },

  /** The claims about the token. `token: null` removes its section. Add `symbol: 'NOVA'` if `name` isn't the symbol. */
  token: {
    /** C11: the total supply in whole tokens, and how many years insiders' tokens are locked. */
    supply: {
      tokens: 1_000_000_000,
      vestingYears: 3,
    },
    /** C12: the maximum fee discount. The page puts "up to" in front of it. */
    discountPercent: 50,
    /** C16: maximum rewards. With `apyPercent: null`, the page says "rate shown before you stake". */
    staking: { apyPercent: 25 },
  },

  /**
   * Where to find the evidence for each claim in `docs/claims.md` (C1 to C16), e.g. a link. `npm run doctor` lists claims
   * without evidence.
   */
  evidence: {
    C10: "the page itself: it has no login and doesn't ask for a password",
  },

  /** Buttons without a URL are disabled and explain why. */
  links: {
    /** The email address for partner inquiries. */
    partners: '',
    /** The URL of your app, for "Launch app" in the header and the sign-up section. */
    app: '',
    /** The URL where people can get the token. */
    token: '',
  },

  /** The network trades settle on. If empty, the page says "a layer-2 network". */
  network: '',
  /**
   * The network fee for a trade in US dollars, and when you checked it: `{ usd: 0.02, asOf: '2026-11-21' }`. Use `null` to
   * show no amount.
   */
  networkFee: null,

  /**
   * The sections between the hero and the form. If you remove or reorder them, the header, footer, and buttons adapt. Add
   * your own as `{ id: 'as-seen-in', component: 'AsSeenIn', tone: 'paper' }` (see `docs/owner.md`). The tone can also be
   * `'ink'` or `'accent'`. Adjacent sections with the same tone form a block.
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

  /** The coins on the price board (4 to 16), with their CoinGecko IDs. */
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
   * Up to six sections to link to from the header. Label your own sections with `link` in
   * `content/<language>/sections.json`.
   */
  navigation: {
    header: ['why-tmx', 'how-it-works', 'trading', 'compare'],
  },

  /** Where to report security issues: an email address or https:// URL, published in `/.well-known/security.txt`. */
  securityContact: '',

  /** Show "Early access" on the sign-up form. */
  earlyAccess: false,
  /** How soon you reply to a sign-up, e.g. "Within two working days." */
  reply: '',

  /**
   * Facts that visitors can verify, each with a value, a line of details, and a link. The page leaves out empty ones.
   * `contract` needs the full address with its exact capitalization. `company` defaults to `legal.entity`. The line below
   * the hero's buttons also shows the audit's `date` (year-month-day) and the company's `place`.
   */
  proof: {
    contract: { value: '', detail: '', link: '' },
    audit: { value: '', detail: '', link: '' },
    company: { value: '', detail: '', link: '' },
    team: { value: '', detail: '', link: '' },
  },

  /** The legal notice in the footer. */
  legal: {
    entity: '',
    address: '',
    registration: '',
    email: '',
    telephone: '',
    /** Who can and can't use the service, by region and age. Shown above the form. */
    regions:
      'For people aged 18 or over, where this service may lawfully be offered. Not directed at people in the United Kingdom.',
    /** Statements required by law, word for word. Shown in the footer and the token section. */
    statement: '',
  },

  /**
   * The sign-up form. `embedded` is the built-in form, which requires the server. `leadconnector` needs a form ID, host,
   * and form name. `url` embeds any other form. With `none`, the section says that sign-up isn't open yet. The frame is
   * 600 px tall.
   */
  form: { provider: 'embedded' },
  /** With `ask`, a third-party form only loads after a click, because some countries require consent first. */
  formConsent: 'load',
  /**
   * Double opt-in: visitors confirm their sign-up with a link in an email from this address. Unconfirmed sign-ups are
   * deleted after `keepDays` days (30 by default). The server needs `SMTP_URL` (see `docs/deploying.md`).
   */
  // confirm: { from: 'hello@example.com', keepDays: 30 },

  /**
   * Count visits, sections, buttons, and speed per day, without identifying visitors. `/report` shows the numbers, and
   * `docs/counting.md` lists what's counted. Requires the server.
   */
  counting: true,
  /**
   * Store click IDs from ads (`gclid`, `fbclid`, and so on) with each sign-up, so you can report conversions to the ad
   * service. The privacy notice mentions this.
   */
  clickIds: false,

  /**
   * A/B tests for text, buttons, or custom sections. The report shows which variant gets more sign-ups. `share` is the
   * fraction of visitors who see B. `difference` is the smallest change in the sign-up rate that you care about.
   * `messages` has the text for B. See `docs/owner.md`.
   */
  experiments: [],

  /**
   * Third-party scripts, e.g. for analytics. Without any, the page says "No cookies". `connect` lists the origins that the
   * script sends data to. `words` is what the privacy notice says about it. `docs/owner.md` has examples.
   */
  // analytics: [{ src: 'https://…/script.js', connect: ['https://…'], words: '…' }],

  /** Attribution for the price service, whose terms require a visible link. */
  marketData: { credit: 'Data provided by CoinGecko', url: 'https://www.coingecko.com' },

  /** Keep the risk warning at the top visible while scrolling. */
  riskStripFixed: false,

  /**
   * How the page looks. `docs/owner.md` has examples.
   * - `appearance`: `system` lets visitors choose. `light` and `dark` are fixed.
   * - `colors`: near-black text must be readable on the accent and its shade. Pictures and icons also use the accent.
   *   `ground: { light, dark }` sets the background, and `ink` the background of dark blocks.
   * - `corners`: `cut`, `square`, or `round`.
   * - `motif: 'none'` removes the illustrated trading pit. Then you can choose a `layout` (`split`, `centered`,
   *   `editorial`, or `cover`) and `cards` (`mixed`, `filled`, `framed`, `ruled`, or `mosaic`).
   * - `fonts`: a Fontsource family for headlines (`display`) and one for `text`.
   */
  look: { colors: { accent: '#ffe100', accentShade: '#c9a800' } },

  /** A picture in `pictures/` that replaces the trading pit: `{ picture: 'desk.jpg', alt: 'A trading desk' }`. */
  hero: null,
};
