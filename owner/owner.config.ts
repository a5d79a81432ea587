import type { OwnerSettings } from '#site/owner/settings.ts';

/**
 * The owner's settings. Texts and lists are in `content/`, pictures in `pictures/`, custom sections in `sections/`.
 *
 * After an edit, run `npm start` or `npm run build`. An error stops the build and shows the file, the setting and the
 * fix. `docs/owner.md` explains each setting.
 *
 * An empty string means "not decided yet". The page then leaves it out or says so, and the build warns.
 */
export const owner: OwnerSettings = {
  /** The name on the page, with letters and digits. It is also the name of the token. */
  name: 'TMX',
  /** The page's address, without a trailing slash. It may have a path. `SITE_URL` overrides it for one build. */
  siteUrl: 'http://localhost:4321',
  /** Turn this on at launch. Until then, the page asks search engines not to index it. */
  indexable: false,
  /**
   * The languages of the page, in menu order. The first is the source language of all lists, at `/`. The others are at
   * `/es/` and so on. `content/<language>/owner.json` translates the texts in this file, such as `regions`, `reply` and
   * `credit`. `npm run doctor` lists texts without a translation.
   */
  languages: ['en', 'es', 'ar'],
  /** Who reviewed the claims and risk warnings of each translation, such as `es: 'Name'`. */
  reviewers: {},

  /**
   * The claims of the page. `docs/claims.md` lists the evidence that each claim needs. Without evidence, use `null` or
   * `false`, which removes the claim and all texts about it from the page.
   */
  claims: {
    /** C1: your trading fee, as a percentage of the order. */
    feePercent: 0.05,
    /** C5: fees of other venues, in percent. Each must be higher than your own. */
    venueFeesPercent: { orderBook: 0.1, aggregator: 0.25, amm: 0.3 },
    /** C2: how long a trade takes. For a custom text: `{ text: 'usually within a minute' }`. */
    speed: { under: 1, unit: 'second' },
    /** C3: the number of traders. The page shows "50,000+". */
    traders: 50_000,
    /** The date of the number of traders and of the other venues' fees (year-month-day). */
    asOf: '2026-11-21',
    /** C4: the recommended minimum amount, in US dollars. */
    minimumUsd: 50,
    /** C7: whether people can trade without identity checks. `false` shows "no account" instead. Ask a lawyer. */
    noIdentityChecks: true,
    /** C8: whether cashing out is instant. `false` shows "cash out through a settlement partner", without the speed. */
    instantCashOut: true,
    /** C9: trading tools: `true`, `false` or `'planned'`. */
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
    /** C12: the maximum fee discount, which the page shows with "up to". */
    discountPercent: 50,
    /** C16: the maximum rewards. `apyPercent: null` shows "rate shown before you stake", `staking: null` nothing. */
    staking: { apyPercent: 25 },
  },

  /**
   * The evidence for each claim in `docs/claims.md` (C1 to C16): a link, or the location in your files. `npm run doctor`
   * lists claims without evidence.
   */
  evidence: {
    C10: 'the page itself: it has no login and asks for no password',
  },

  /** Link targets. A button with an empty address is disabled and shows the reason. */
  links: {
    /** The e-mail address for partners. */
    partners: '',
    /** The app. "Launch app" in the header and in the sign-up section opens it. */
    app: '',
    /** The page where people can get the token. */
    token: '',
  },

  /** The network that trades settle on. If empty, the page shows "a layer-2 network". */
  network: '',
  /**
   * The network fee of a trade in US dollars, with its date: `{ usd: 0.02, asOf: '2026-11-21' }`. `null` shows no
   * amount.
   */
  networkFee: null,

  /**
   * The sections between hero and form. You can remove or reorder them, and links in header, footer and buttons adapt. A
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

  /** The 4 to 16 coins on the price board, with their CoinGecko ids. */
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

  /** The contact for security reports: an e-mail or https address, published in `/.well-known/security.txt`. */
  securityContact: '',

  /** Whether the sign-up form shows "Early access". */
  earlyAccess: false,
  /** When the team replies to a sign-up, such as "Within two working days." */
  reply: '',

  /**
   * Facts that visitors can check, each with a value, a line with details and a link. The page leaves out empty ones.
   * `contract` needs the full address with its capitals. The company defaults to `legal.entity`. The line below the
   * hero's buttons also shows the audit's `date` (year-month-day) and the company's `place`.
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
    /** A statement that the law requires, word for word, shown in the footer and the token section. */
    statement: '',
  },

  /**
   * The sign-up form in its 600 px frame. `embedded`: our own form, whose sign-ups the server stores. `leadconnector`:
   * a form id, host and form name. `url`: the address of any form. `none`: the section says that sign-up isn't open yet.
   */
  form: { provider: 'embedded' },
  /** `ask` loads a third-party form only after a click, for countries that require consent. */
  formConsent: 'load',
  /**
   * Double opt-in: visitors confirm their sign-up with a link in an e-mail from this address. Unconfirmed sign-ups are
   * deleted after `keepDays` (30). The server needs `SMTP_URL`, see `docs/deploying.md`.
   */
  // confirm: { from: 'hello@example.com', keepDays: 30 },

  /**
   * Counts visits, sections, buttons and speed per day, without identifying visitors. `/report` shows the numbers, and
   * `docs/counting.md` lists what is counted. Needs the server.
   */
  counting: true,
  /**
   * Stores the click id of an ad (`gclid`, `fbclid` and so on) with a sign-up, so that you can report conversions to the
   * ad service. The privacy text then mentions it.
   */
  clickIds: false,

  /**
   * A/B tests of texts, buttons or custom sections. The report shows which variant has more sign-ups. `share` is the
   * fraction of visitors who see B, `difference` the smallest difference between the sign-up rates that matters to you,
   * and `messages` the texts of B. See `docs/owner.md`.
   */
  experiments: [],

  /**
   * Third-party scripts, such as analytics. Without them, the page says "No cookies". `connect`: origins that the script
   * sends data to. `words`: what the privacy text says about it. `docs/owner.md` has examples.
   */
  // analytics: [{ src: 'https://…/script.js', connect: ['https://…'], words: '…' }],

  /** The credit for the price service, whose terms require a visible link. */
  marketData: { credit: 'Data provided by CoinGecko', url: 'https://www.coingecko.com' },

  /** Whether the risk warning at the top of the page stays visible while scrolling. */
  riskStripFixed: false,

  /**
   * The look of the page. `appearance`: `system` lets visitors choose, `light` and `dark` are fixed. `colors`: near-black
   * text must be readable on the accent and its shade. Pictures and icons use the accent too. `ground: { light, dark }`
   * sets the background. `corners`: `cut`, `square` or `round`. `motif: 'none'` removes the illustrated trading pit.
   * `fonts`: a Fontsource family for headlines (`display`) and `text`. `docs/owner.md` has examples.
   */
  look: { colors: { accent: '#ffe100', accentShade: '#c9a800' } },

  /** A picture in `pictures/` that replaces the trading pit: `{ picture: 'desk.jpg', alt: 'A trading desk' }`. */
  hero: null,
};
