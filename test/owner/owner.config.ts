import type { OwnerSettings } from '#site/owner/settings.ts';

/** A fixed copy of the default settings, so tests don't depend on the owner's. */
export const owner: OwnerSettings = {
  name: 'TMX',
  siteUrl: 'http://localhost:4321',
  indexable: false,
  languages: ['en', 'es', 'ar'],
  claims: {
    feePercent: 0.05,
    venueFeesPercent: { orderBook: 0.1, aggregator: 0.25, amm: 0.3 },
    speed: { under: 1, unit: 'second' },
    traders: 50_000,
    asOf: '2026-11-21',
    minimumUsd: 50,
    noIdentityChecks: true,
    instantCashOut: true,
    copyTrading: true,
    bots: true,
    advancedOrders: true,
  },
  token: {
    supply: {
      tokens: 1_000_000_000,
      vestingYears: 3,
    },
    discountPercent: 50,
    staking: { apyPercent: 25 },
  },
  links: {
    partners: '',
    footer: [
      { label: { en: 'All terms', es: 'Condiciones', ar: 'كل الشروط' }, href: '/terms/' },
      { label: 'Blog', href: 'https://blog.example/' },
    ],
  },
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
  navigation: {
    header: ['why-tmx', 'how-it-works', 'trading', 'compare'],
  },
  legal: {
    entity: '',
    address: '',
    registration: '',
    email: '',
    telephone: '',
    regions:
      'For people aged 18 or over, where this service may lawfully be offered. Not directed at people in the United Kingdom.',
    statement: '',
  },
  form: { provider: 'embedded' },
  formConsent: 'load',
  marketData: { credit: 'Data provided by CoinGecko', url: 'https://www.coingecko.com' },
  riskStripFixed: false,
  look: { colors: { accent: '#ffe100', accentShade: '#c9a800' } },
};
