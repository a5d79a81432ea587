/**
 * Everything that the owner of the page changes, in one place.
 *
 * Edit, then run `npm start` (or `npm run build`): a mistake stops the build with a sentence that
 * says what to mend. Longer texts stand in `site/src/content/`, one file per section; they take the
 * name, the figures and the links from here. `docs/owner.md` explains each setting.
 *
 * An empty string means "not decided yet": the page then says so honestly, and the build warns.
 */
export const owner = {
  /** The name on the page. Letters and digits; it also names the token. */
  name: 'TMX',
  /** The page's address, without a slash at the end; `SITE_URL` replaces it for one build. */
  siteUrl: 'http://localhost:4321',
  /** Turn on once the texts are cleared for launch; until then search engines are asked to stay out. */
  indexable: false,
  /**
   * The languages that are built, in the order of the menu: each a folder of words in
   * `site/src/content/`. English stands at `/`, each other one at a path of its name.
   */
  languages: ['en', 'es', 'ar'],
  /** Who reviewed the claims and the risk lines of each translation: `es: 'Name'`. */
  reviewers: {},
  /**
   * Your own sentences of this file in the other languages, by their names here: `speed` (where it is not
   * written as "under 1 second"), `reply`, `regions`, `statement`, `address`, `registration`, `credit`,
   * and the lines of detail of the proof: `contract`, `audit`, `company`, `team`.
   */
  translations: {
    es: {
      regions:
        'Para personas de 18 años o más, donde este servicio pueda ofrecerse legalmente. No se dirige a personas en el Reino Unido.',
      credit: 'Datos proporcionados por CoinGecko',
    },
    ar: {
      regions:
        'لمن بلغوا 18 عامًا أو أكثر، حيث يجوز قانونًا تقديم هذه الخدمة. وهي غير موجّهة إلى الأشخاص في المملكة المتحدة.',
      credit: 'البيانات مقدَّمة من CoinGecko',
    },
  },

  /** Figures the page claims. `docs/claims.md` lists the evidence to hold for each. */
  claims: {
    /** C1: percent of the order. */
    feePercent: 0.05,
    /** C5: percent, by type of venue; each above our own, or the page would claim false savings. */
    venueFeesPercent: { orderBook: 0.1, aggregator: 0.25, amm: 0.3 },
    /** C2: printed in words. */
    speed: 'under 1 second',
    /** C3: the owner's own count, and the day it was taken (year-month-day). */
    traders: '50,000+',
    asOf: '2026-11-21',
    /** C4: US dollars. */
    minimumUsd: 50,
    /** C11: whole tokens. */
    supply: 1_000_000_000,
    vestingYears: 3,
    /** C12 and C16: ceilings, printed with "up to". */
    discountPercent: 50,
    apyPercent: 25,
    /** C7: turn off where a lawyer says so; the page then speaks of "no account" instead. */
    noIdentityChecks: true,
  },

  /**
   * For each claim of `docs/claims.md` a link to the evidence on file, or its place in your files.
   * Empty means "none yet", and `npm run doctor` then asks for it.
   */
  evidence: {
    C1: '',
    C2: '',
    C3: '',
    C4: '',
    C5: '',
    C6: '',
    C7: '',
    C8: '',
    C9: '',
    C10: 'the page itself: it has no login and asks for no password',
    C11: '',
    C12: '',
    C13: '',
    C14: '',
    C15: '',
    C16: '',
  },

  /** Addresses. An empty one shows its button as "Coming soon". */
  links: {
    discord: '',
    twitter: '',
    telegram: '',
    reddit: '',
    /** E-mail address for partners. */
    partners: '',
    /** The running application: "Open TMX" in the header and in the sign-up section leads there. */
    app: '',
    /** Where the token is to be had: opens its button. */
    token: '',
  },

  /** Where holes are reported: an e-mail or https address. It is published in `/.well-known/security.txt`. */
  securityContact: '',

  /** Says "Early access" at the sign-up form, while not everybody is let in. */
  earlyAccess: false,
  /** When the team answers a sign-up, such as "Within two working days."; empty says nothing. */
  reply: '',

  /**
   * What a sceptic asks for, in the security section: each with its value, a line of detail and a link to
   * where it can be checked; what is empty is not drawn. `contract` takes the whole address, with its
   * capitals; the company falls back to `legal.entity`.
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
   * `embedded`: the companion's own form, used by `npm start`; `origin` empty means "decided by the
   * companion". `leadconnector`: form id, host and form name. `url`: any form address.
   * `none`: the section says that sign-up is not open yet.
   */
  form: { provider: 'embedded', origin: '' },
  /** `ask` shows a click-to-load panel before the form, where the law wants consent first. */
  formConsent: 'load',

  /**
   * Counts visits, sections, buttons and speed per day, without telling one visitor from another;
   * `npm run report` shows them. `docs/counting.md` says what is counted. Only with the companion.
   */
  counting: true,

  /** Who supplies the prices; the terms of the service ask for the visible link. */
  marketData: { credit: 'Data provided by CoinGecko', url: 'https://www.coingecko.com' },

  /** `#risk` in the first line of the page stays in view while scrolling when true. */
  riskStripFixed: false,

  /** Both readable under near-black text. Images have them painted in: `npm run art social`, `icons`, `hero`. */
  colors: { floor: '#ffe100', floorShade: '#c9a800' },
};
