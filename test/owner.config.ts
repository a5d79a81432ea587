import type { OwnerSettings } from '../contract/owner.ts';

/**
 * The owner of the tests: what was shipped, settings and words (`messages/` beside it), frozen. Tests of how the
 * page works run on it, so that they hold whatever the owner of `owner.config.ts` decides.
 */
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
      split: [
        { id: 'community', percent: 40, seat: 'floor' },
        { id: 'team', percent: 20, seat: 'ink', isInside: true, vests: true },
        { id: 'development', percent: 20, seat: 'stone', isInside: true },
        { id: 'liquidity', percent: 15, seat: 'dotted' },
        { id: 'reserve', percent: 5, seat: 'ring', isInside: true },
      ],
    },
    discountPercent: 50,
    staking: { apyPercent: 25 },
  },
  links: { partners: '' },
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
  testimonials: [
    {
      kind: 'example',
      id: 'swing',
      name: 'Maya R.',
      initials: 'MR',
      rating: 5,
      trades: 10,
      orderUsd: 10_000,
      against: 'amm',
    },
    {
      kind: 'example',
      id: 'day',
      name: 'Jonas K.',
      initials: 'JK',
      rating: 5,
      trades: 200,
      orderUsd: 500,
      against: 'aggregator',
    },
    {
      kind: 'example',
      id: 'first',
      name: 'Tuan L.',
      initials: 'TL',
      rating: 4,
      trades: 1,
      against: 'amm',
    },
  ],
  courses: [
    { id: 'firstTrade', level: 'beginner', lessons: 6, minutes: 45, students: 0, progress: 0 },
    { id: 'keys', level: 'beginner', lessons: 5, minutes: 40, students: 0, progress: 0 },
    { id: 'orders', level: 'intermediate', lessons: 8, minutes: 80, students: 0, progress: 0 },
    { id: 'bots', level: 'advanced', lessons: 10, minutes: 120, students: 0, progress: 0 },
  ],
  platforms: [
    { id: 'discord', name: 'Discord', link: '' },
    { id: 'twitter', name: 'Twitter (X)', link: '' },
    { id: 'telegram', name: 'Telegram', link: '' },
    { id: 'reddit', name: 'Reddit', link: '' },
  ],
  questions: ['fees', 'start', 'identity', 'custody', 'cashOut', 'token'],
  roadmap: {
    year: 2024,
    quarters: [
      { id: 'foundations', quarter: 1, status: 'completed', progress: 100, items: 4 },
      { id: 'traderTools', quarter: 2, status: 'completed', progress: 100, items: 4 },
      { id: 'tokenAndLearning', quarter: 3, status: 'current', progress: 75, items: 4 },
      { id: 'openingUp', quarter: 4, status: 'upcoming', progress: 15, items: 4 },
    ],
  },
  partners: [{ id: 'network' }, { id: 'marketData' }, { id: 'settlement' }],
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
  colors: { floor: '#ffe100', floorShade: '#c9a800' },
};
