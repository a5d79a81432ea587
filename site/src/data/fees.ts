import type { Owner } from '#site/owner/settings.ts';
import { calculateFeeUsd, formatFee, formatPercent, formatUsd } from '../lib/money.ts';

const elsewhere = ({ claims, lists }: Owner) =>
  lists.compare.venues.map(({ id }) => getVenueFee(claims, id));

/** The fee of a venue; `data/owner.ts` refuses one without. */
export const getVenueFee = ({ venueFeesPercent }: Owner['claims'], id: string) =>
  venueFeesPercent[id] ?? NaN;

/** Our own fee in percent. A page without a fee shows nothing that needs it. */
export const getOwnFee = ({ claims }: Owner) => claims.feePercent ?? NaN;

/** The fee rates; our own first, then those of the venues. */
export const getFeeRates = (owner: Owner) =>
  [getOwnFee(owner), ...elsewhere(owner)].map((percent) => {
    return { percent, text: formatPercent(percent) };
  });

/** The fee on an order at each of the rates: `$0.50`. */
export const formatFees = (owner: Owner, orderUsd: number) =>
  getFeeRates(owner).map(({ percent }) => formatFee(calculateFeeUsd(orderUsd, percent)));

/** The order size, in US dollars, for which sections and answers show the fee. */
export const EXAMPLE_ORDER_USD = 1_000;

/** US dollars: the order on the ticket of the practice trade. */
export const TICKET_USD = 100;

/** An order with its costs here and at the lowest and highest of the others' rates, as messages name them. */
export function getOrderCosts(owner: Owner, orderUsd = EXAMPLE_ORDER_USD) {
  const cost = (percent: number) => formatFee(calculateFeeUsd(orderUsd, percent));
  const [least, most] = [Math.min(...elsewhere(owner)), Math.max(...elsewhere(owner))];
  return {
    order: formatUsd(orderUsd),
    cost: cost(getOwnFee(owner)),
    least: formatPercent(least),
    most: formatPercent(most),
    leastCost: cost(least),
    mostCost: cost(most),
  };
}

/** The same for messages that are on every page; without a fee none may name them. */
export const getCostValues = (owner: Owner) =>
  owner.claims.feePercent === null ? {} : getOrderCosts(owner);
