import type { Owner } from '#site/owner/settings.ts';
import { calculateFeeUsd, formatFee, formatPercent, formatUsd } from '../lib/money.ts';

const getVenueFees = ({ claims, lists }: Owner) =>
  lists.compare.venues.map(({ id }) => getVenueFee(claims, id));

/** Returns the fee of a venue in percent. `data/owner.ts` rejects venues without a fee. */
export const getVenueFee = ({ venueFeesPercent }: Owner['claims'], id: string) =>
  venueFeesPercent[id] ?? NaN;

/** Returns our own fee in percent. A page without a fee shows no content that needs it. */
export const getOwnFee = ({ claims }: Owner) => claims.feePercent ?? NaN;

/** Returns the fee rates, our own first, then those of the venues. */
export const getFeeRates = (owner: Owner) =>
  [getOwnFee(owner), ...getVenueFees(owner)].map((percent) => {
    return { percent, text: formatPercent(percent) };
  });

/** Formats the fee on an order at each of the rates, such as `$0.50`. */
export const formatFees = (owner: Owner, orderUsd: number) =>
  getFeeRates(owner).map(({ percent }) => formatFee(calculateFeeUsd(orderUsd, percent)));

/** Order size of the fee examples in sections and answers, in US dollars. */
export const EXAMPLE_ORDER_USD = 1_000;

/** Order size on the ticket of the practice trade, in US dollars. */
export const TICKET_USD = 100;

/** Returns placeholder values for an order: its fee here, and at the venues with the lowest and highest rate. */
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
