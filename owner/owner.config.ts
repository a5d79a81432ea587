import type { OwnerSettings } from '#site/owner/settings.ts';

/**
 * The owner's settings. Text and lists are in `content/`, pictures in `pictures/`, and custom sections in `sections/`.
 *
 * After an edit, run `npm start` or `npm run build`. An error stops the build and shows the file, the setting, and the
 * fix. `docs/owner.md` explains each setting.
 *
 * An empty string means "not decided yet". The page then leaves it out or says so, and the build warns you.
 */
export const owner: OwnerSettings = {
  /** The name on the page, in letters and digits. The token has the same name. */
  name: 'TMX',
  /** The page's URL, without a trailing slash. It can have a path. `SITE_URL` overrides it for one build. */
  siteUrl: 'http://localhost:4321',
  /** Turn this on at launch. Until then, the page asks search engines not to index it. */
  indexable: false,
  /**
   * The page's languages, in menu order. The first is the source language for all lists and is at `/`. The others are
   * at `/es/` and so on. `content/<language>/owner.json` translates the text in this file, such as `regions`, `reply`,
   * and `credit`. `npm run doctor` lists text without a translation.
   */
  languages: ['en', 'es', 'ar'],
  /** Who reviewed the claims and risk warnings of each translation, such as `es: 'Name'`. */
  reviewers: {},

  /**
   * The claims on the page. `docs/claims.md` lists the evidence each claim needs. If you don't have it, use `null` or
   * `false`. That removes the claim and all text about it from the page.
   */
  claims: {
    /** C1: your trading fee, as a percentage of the order. */
    feePercent: 0.05,
    /** C5: fees at other venues, in percent. Each must be higher than your own. */
    venueFeesPercent: { orderBook: 0.1, aggregator: 0.25, amm: 0.3 },
    /** C2: how long a trade takes. For your own wording: `{ text: 'usually within a minute' }`. */
    speed: { under: 1, unit: 'second' },
    /** C3: the number of traders. The page shows "50,000+". */
    traders: 50_000,
    /** When you counted the traders and checked the other venues' fees (year-month-day). */
    asOf: '2026-11-21',
    /** C4: the recommended minimum amount, in US dollars. */
    minimumUsd: 50,
    /** C7: whether people can trade without identity checks. `false` shows "no account" instead. Ask a lawyer. */
    noIdentityChecks: true,
    /** C8: whether cashing out is instant. `false` shows "cash out through a settlement partner", without the speed. */
    instantCashOut: true,
    /** C9: trading tools: `true`, `false`, or `'planned'`. */
    copyTrading: true,
    bots: true,
    advancedOrders: true,
  },

  /** The claims about the token. `token: null` removes its section. */
  token: {
    /** C11: the total supply, in whole tokens, and how many years insiders' tokens are locked. */
    supply: {
      tokens: 1_000_000_000,
      vestingYears: 3,
    },
    /** C12: the maximum fee discount. The page puts "up to" in front of it. */
    discountPercent: 50,
    /** C16: maximum rewards. `apyPercent: null` shows "rate shown before you stake". `staking: null` hides staking. */
    staking: { apyPercent: 25 },
  },

  /**
   * The evidence for each claim in `docs/claims.md` (C1 to C16): a link, or where it is in your files. `npm run doctor`
   * lists claims without evidence.
   */
  evidence: {
    C10: "the page itself: it has no login and doesn't ask for a password",
  },

  /** Link targets. If an address is empty, its button is disabled and shows the reason. */
  links: {
    /** The email address for partners. */
    partners: '',
    /** The app. "Launch app" in the header and the sign-up section opens it. */
    app: '',
    /** The page where people can get the token. */
    token: '',
  },

  /** The network that trades settle on. If empty, the page shows "a layer-2 network". */
  network: '',
  /**
   * The network fee for a trade, in US dollars, and its date: `{ usd: 0.02, asOf: '2026-11-21' }`. With `null`, the
   * page doesn't show an amount.
   */
  networkFee: null,

  /**
   * The sections between the hero and the form. If you remove or reorder them, the header, footer, and buttons adapt. A
   * custom section is `{ id: 'as-seen-in', component: 'AsSeenIn', tone: 'paper' }`. The tone can also be `'ink'` or
   * `'accent'`. Adjacent sections with the same tone form one block. `docs/owner.md` explains custom sections.
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

  /** The 4 to 16 coins on the price board, with their CoinGecko IDs. */
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
   * Up to six sections that the header links to. Custom sections need a `link` text in
   * `content/<language>/sections.json`.
   */
  navigation: {
    header: ['why-tmx', 'how-it-works', 'trading', 'compare'],
  },

  /** Contact for security reports: an email or https address. It's published in `/.well-known/security.txt`. */
  securityContact: '',

  /** Whether the sign-up form shows "Early access". */
  earlyAccess: false,
  /** When the team replies to a sign-up, such as "Within two working days." */
  reply: '',

  /**
   * Facts that visitors can check. Each has a value, a line of details, and a link. The page leaves out empty ones.
   * `contract` needs the full address with its exact capitals. The company defaults to `legal.entity`. The line below
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
    /** The regions and ages that the service is for, shown above the form. */
    regions:
      'For people aged 18 or over, where this service may lawfully be offered. Not directed at people in the United Kingdom.',
    /** A statement that the law requires, word for word. The footer and the token section show it. */
    statement: '',
  },

  /**
   * The sign-up form in its 600 px frame. `embedded` is our own form, and the server stores its sign-ups.
   * `leadconnector` needs a form ID, host, and form name. `url` takes the address of any form. With `none`, the section
   * says sign-up isn't open yet.
   */
  form: { provider: 'embedded' },
  /** With `ask`, a third-party form only loads after a click. Some countries require consent first. */
  formConsent: 'load',
  /**
   * Double opt-in: visitors confirm their sign-up through a link in an email from this address. Unconfirmed sign-ups
   * are deleted after `keepDays` days (30 by default). The server needs `SMTP_URL` (see `docs/deploying.md`).
   */
  // confirm: { from: 'hello@example.com', keepDays: 30 },

  /**
   * Counts visits, sections, buttons, and speed per day, without identifying visitors. `/report` shows the numbers, and
   * `docs/counting.md` lists what's counted. This needs the server.
   */
  counting: true,
  /**
   * Stores an ad's click ID (`gclid`, `fbclid`, and so on) with a sign-up, so you can report conversions to the ad
   * service. The privacy text then mentions it.
   */
  clickIds: false,

  /**
   * A/B tests for text, buttons, or custom sections. The report shows which variant gets more sign-ups. `share` is the
   * fraction of visitors who see B. `difference` is the smallest difference between the sign-up rates that matters to
   * you. `messages` has the text for B. See `docs/owner.md`.
   */
  experiments: [],

  /**
   * Third-party scripts, such as analytics. Without any, the page says "No cookies". `connect` lists origins the script
   * sends data to. `words` is what the privacy text says about it. `docs/owner.md` has examples.
   */
  // analytics: [{ src: 'https://…/script.js', connect: ['https://…'], words: '…' }],

  /** The credit for the price service. Its terms require a visible link. */
  marketData: { credit: 'Data provided by CoinGecko', url: 'https://www.coingecko.com' },

  /** Whether the risk warning at the top of the page stays visible while scrolling. */
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
