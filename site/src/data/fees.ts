import { VENUES } from '#contract/ownerClaims.ts';
import { feeUsd, printFee, printPercent } from '../lib/money.ts';
import { owner } from './owner.ts';

const { feePercent, venueFeesPercent } = owner.claims;

/** The four fee rates; our own first, then those of {@link VENUES}. */
export const rates = [feePercent, ...VENUES.map((venue) => venueFeesPercent[venue])].map(
  (percent) => ({ percent, text: printPercent(percent) }),
);

/** The fee on an order at each of the four rates: `$0.50`. */
export const feesOn = (orderUsd: number) =>
  rates.map(({ percent }) => printFee(feeUsd(orderUsd, percent)));

/** What is to be asked of any venue, with our answer. C7: about identity only where the claim is made. */
export const askedOfVenues = [
  'speed',
  ...(owner.claims.noIdentityChecks ? (['identity'] as const) : []),
  'cash',
  'copy',
  'bots',
  'orders',
  'discount',
] as const;
