import type { Owner } from '#site/owner/settings.ts';
import { calculateFeeUsd, formatFee, formatPercent, formatUsd } from '../lib/money.ts';

const getVenueFees = ({ claims, lists }: Owner) =>
  lists.compare.venues.map(({ id }) => getVenueFee(claims, id));

/** `data/owner.ts` rejects venues without a fee, so this is never NaN. */
export const getVenueFee = ({ venueFeesPercent }: Owner['claims'], id: string) =>
  venueFeesPercent[id] ?? NaN;

/** NaN if the owner doesn't claim a fee. In that case, the page hides everything that depends on it. */
export const getOwnFee = ({ claims }: Owner) => claims.feePercent ?? NaN;

/** Returns our fee rate first, then the rate of each venue. */
export const getFeeRates = (owner: Owner) =>
  [getOwnFee(owner), ...getVenueFees(owner)].map((percent) => {
    return { percent, text: formatPercent(percent) };
  });

/** Formats what an order costs at each fee rate, e.g. `$0.50`. */
export const formatFees = (owner: Owner, orderUsd: number) =>
  getFeeRates(owner).map(({ percent }) => formatFee(calculateFeeUsd(orderUsd, percent)));

/** Order size for fee examples in sections and FAQ answers. */
export const EXAMPLE_ORDER_USD = 1_000;

/** Order size on the practice trade's ticket. */
export const TICKET_USD = 100;

/** Returns placeholder values for our fee and the lowest and highest fee at the other venues. */
export function getOrderCosts(owner: Owner, orderUsd = EXAMPLE_ORDER_USD) {
  const cost = (percent: number) => formatFee(calculateFeeUsd(orderUsd, percent));
  const venueFees = getVenueFees(owner);
  const [least, most] = [Math.min(...venueFees), Math.max(...venueFees)];
  return {
    order: formatUsd(orderUsd),
    cost: cost(getOwnFee(owner)),
    least: formatPercent(least),
    most: formatPercent(most),
    leastCost: cost(least),
    mostCost: cost(most),
  };
}

/** Messages can only use these values if the owner claims a fee. */
export const getCostValues = (owner: Owner) =>
  owner.claims.feePercent === null ? {} : getOrderCosts(owner);
