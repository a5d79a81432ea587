import { owner } from './owner.ts';

const { claims, token } = owner;
const { copyTrading, bots, advancedOrders } = claims;
const discount = token?.discountPercent ?? null;
const staking = token?.staking ?? null;

/** The tools that are there, in the order in which the page names them: keys under `tools`. */
export const tools = (['copyTrading', 'bots', 'advancedOrders'] as const).filter(
  (tool) => claims[tool] === true,
);

/**
 * Every claim that can be left out, by the name that messages have for it in `{speed, select, none {…} other
 * {…}}`, and how it is made: not at all where it is `null` or `false`.
 */
const CLAIMED = {
  speed: claims.speed,
  speedInPassing: claims.speed,
  network: owner.network || null,
  traders: claims.traders,
  minimum: claims.minimumUsd,
  noIdentityChecks: claims.noIdentityChecks,
  instantCashOut: claims.instantCashOut,
  copyTrading,
  bots,
  advancedOrders,
  tools: tools.length > 0,
  allTools: tools.length === 3,
  botsAndCopying: copyTrading === true && bots === true,
  token,
  supply: token?.supply ?? null,
  years: token?.supply ?? null,
  discount,
  leastFee: discount,
  staking,
  apy: staking?.apyPercent ?? null,
  tradingFeatures: copyTrading || bots || advancedOrders || staking,
  discountOrStaking: discount ?? staking,
} as const;

type Claim = keyof typeof CLAIMED;

/** The names of all of them. */
export const CLAIMS = Object.keys(CLAIMED);

const isClaim = (name: string): name is Claim => name in CLAIMED;

/** How a claim is made; what is no claim is always `made`. */
export function formOf(name: string): 'none' | 'planned' | 'made' {
  const value = isClaim(name) ? CLAIMED[name] : true;
  if (value === null || value === false) return 'none';
  return value === 'planned' ? value : 'made';
}

/** What stands on the page only while a claim is made: what the keys of its messages begin with, and the claim. */
const RESTS_ON: Readonly<Record<string, Claim>> = {
  'stats.traders': 'traders',
  'stats.speed': 'speed',
  'stats.minimum': 'minimum',
  'features.automate': 'tools',
  'trading.features.orders': 'advancedOrders',
  'trading.features.copy': 'copyTrading',
  'trading.features.bots': 'bots',
  'trading.features.staking': 'staking',
  'testimonials.stats.traders': 'traders',
  'testimonials.stats.discount': 'discount',
  'compare.questions.speed': 'speed',
  'compare.questions.identity': 'noIdentityChecks',
  'compare.questions.copy': 'copyTrading',
  'compare.questions.bots': 'bots',
  'compare.questions.orders': 'advancedOrders',
  'compare.questions.discount': 'discount',
  'faq.items.start': 'minimum',
  'faq.items.token': 'discountOrStaking',
  'activityFeed.sentence.stake': 'staking',
  token: 'token',
  'token.lead': 'supply',
  'token.vesting': 'supply',
  'token.benefits.discount': 'discount',
  'token.benefits.staking': 'staking',
  'risks.rewards': 'token',
};

/** Whether each claim that something rests on is made: `isShown('stats.traders')`. */
export const isShown = (key: string) =>
  Object.entries(RESTS_ON).every(
    ([part, claim]) => !`${key}.`.startsWith(`${part}.`) || formOf(claim) !== 'none',
  );
