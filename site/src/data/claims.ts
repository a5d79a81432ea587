import type { Owner } from '#site/owner/settings.ts';

/** Returns the token's symbol. If it isn't set, the name is the symbol. */
export const getTokenSymbol = ({ name, token }: Pick<Owner, 'name' | 'token'>) =>
  token?.symbol ?? name;

/** Returns the available tools in display order, as keys under `tools`. */
export const getTools = ({ claims }: Owner) =>
  (['copyTrading', 'bots', 'advancedOrders'] as const).filter((tool) => claims[tool] === true);

/**
 * Returns every optional claim and the motif, with the name that messages use for it, as in
 * `{speed, select, none {…} other {…}}`. Claims that the owner doesn't make are `null` or `false`.
 */
function getClaims(owner: Owner) {
  const { claims, token } = owner;
  const { copyTrading, bots, advancedOrders } = claims;
  const tools = getTools(owner);
  const { feePercent: fee } = claims;
  // There's nothing to discount without a fee.
  const discount = fee === null ? null : (token?.discountPercent ?? null);
  const staking = token?.staking ?? null;
  return {
    fee,
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
    pit: owner.look.motif === 'pit',
  };
}

type Claim = keyof ReturnType<typeof getClaims>;

export const getClaimNames = (owner: Owner) => Object.keys(getClaims(owner));

/** Names that aren't claims count as `made`. */
export function getClaimState(owner: Owner, name: string): 'none' | 'planned' | 'made' {
  const value = new Map<string, unknown>(Object.entries(getClaims(owner))).get(name);
  if (value === null || value === false) return 'none';
  return value === 'planned' ? value : 'made';
}

/** Claims required by some content, by key prefix. Without the claim, the page hides the content. */
const REQUIRED_CLAIM: Readonly<Record<string, Claim>> = {
  'stats.items.fee': 'fee',
  'features.items.fees': 'fee',
  'faq.items.fees': 'fee',
  'trading.ticket': 'fee',
  'testimonials.cards': 'fee',
  'testimonials.stats.fee': 'fee',
  'testimonials.stats.less': 'fee',
  compare: 'fee',
  practice: 'fee',
  'stats.items.traders': 'traders',
  'stats.items.speed': 'speed',
  'stats.items.minimum': 'minimum',
  'features.items.automate': 'tools',
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
  'token.leadWithoutSeats': 'supply',
  'token.vesting': 'supply',
  'token.benefits.discount': 'discount',
  'token.benefits.staking': 'staking',
  'risks.rewards': 'token',
};

/** Returns whether the owner makes every claim that a key requires, e.g. `stats.items.traders`. */
export const isShown = (owner: Owner, key: string) =>
  Object.entries(REQUIRED_CLAIM).every(
    ([prefix, claim]) =>
      !`${key}.`.startsWith(`${prefix}.`) || getClaimState(owner, claim) !== 'none',
  );
