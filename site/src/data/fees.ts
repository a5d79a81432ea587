import type { Owner } from '#site/owner/settings.ts';
import { calculateFeeUsd, formatFee, formatPercent, formatUsd } from '../lib/money.ts';

const getVenueFees = ({ claims, lists }: Owner) =>
  lists.compare.venues.map(({ id }) => getVenueFee(claims, id));

/** Returns a venue's fee in percent. `data/owner.ts` rejects venues without a fee. */
export const getVenueFee = ({ venueFeesPercent }: Owner['claims'], id: string) =>
  venueFeesPercent[id] ?? NaN;

/** Returns our own fee in percent. If there is none, the page doesn't show any content that needs it. */
export const getOwnFee = ({ claims }: Owner) => claims.feePercent ?? NaN;

/** Returns all fee rates. Our own comes first, then the venues' rates. */
export const getFeeRates = (owner: Owner) =>
  [getOwnFee(owner), ...getVenueFees(owner)].map((percent) => {
    return { percent, text: formatPercent(percent) };
  });

/** Formats the fee on an order at each of the rates, such as `$0.50`. */
export const formatFees = (owner: Owner, orderUsd: number) =>
  getFeeRates(owner).map(({ percent }) => formatFee(calculateFeeUsd(orderUsd, percent)));

/** Order size for the fee examples in sections and FAQ answers, in US dollars. */
export const EXAMPLE_ORDER_USD = 1_000;

/** Order size on the practice trade's ticket, in US dollars. */
export const TICKET_USD = 100;

/** Returns placeholder values for an order: our fee, and the fees at the cheapest and most expensive venue. */
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

/** Returns {@link getOrderCosts} for messages on every page. Without a fee, no message may use these values. */
export const getCostValues = (owner: Owner) =>
  owner.claims.feePercent === null ? {} : getOrderCosts(owner);
