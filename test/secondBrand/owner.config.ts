import type { OwnerSettings } from '#site/owner/settings.ts';
import { CLAIM_IDS } from '#site/owner/claims.ts';
import { owner as first } from '../owner/owner.config.ts';

/**
 * A second brand with a different name, URLs, claims, colors, and form, only in English. Tests check that no trace of the
 * first brand is on its page.
 */
export const owner = {
  ...first,
  name: 'Kelvo & Co',
  siteUrl: 'https://kelvo.example',
  indexable: true,
  languages: ['en'],
  claims: {
    ...first.claims,
    feePercent: 0.08,
    venueFeesPercent: { orderBook: 0.16, aggregator: 0.32, amm: 0.4 },
    speed: { under: 2, unit: 'second' },
    traders: 12_300,
    asOf: '2026-10-01',
    minimumUsd: 20,
    noIdentityChecks: false,
  },
  token: {
    symbol: 'KLV',
    supply: { tokens: 500_000_000, vestingYears: 4 },
    discountPercent: 30,
    staking: { apyPercent: 12 },
  },
  evidence: Object.fromEntries(CLAIM_IDS.map((id) => [id, `https://kelvo.example/evidence/${id}`])),
  links: {
    partners: 'partners@kelvo.example',
    app: 'https://app.kelvo.example/',
    token: 'https://kelvo.example/token',
  },
  securityContact: 'security@kelvo.example',
  earlyAccess: true,
  reply: 'Within two working days.',
  legal: {
    entity: 'Kelvo Labs Ltd',
    address: '1 Harbour Road, Port Kelvo',
    registration: 'No. 12345',
    email: 'hello@kelvo.example',
    telephone: '+1 555 0100',
    regions: 'For people aged 21 or over, where this service may lawfully be offered.',
    statement: 'A statement that the law of Port Kelvo asks for.',
  },
  form: { provider: 'url', url: 'https://forms.example/r/kelvo?embed=1' },
  formConsent: 'ask',
  counting: false,
  marketData: { credit: 'Prices by Example Data', url: 'https://data.example/' },
  riskStripFixed: true,
  look: { colors: { accent: '#7fe0ff', accentShade: '#4aa3c2' } },
} satisfies OwnerSettings;

/** Settings that remove all optional claims. */
export const NO_CLAIMS = {
  speed: null,
  traders: null,
  minimumUsd: null,
  noIdentityChecks: false,
  instantCashOut: false,
  copyTrading: false,
  bots: false,
  advancedOrders: false,
};
