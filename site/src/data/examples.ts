import { feeUsd } from '../lib/money.ts';
import { owner } from './owner.ts';

const { testimonials, claims } = owner;

/**
 * The people of the testimonials, and what they pay.
 * `here` and `there`: US dollars of trading fees on all of their trades, with us and at `otherPercent`.
 */
export const examples = testimonials.people.map((person) => {
  const { trades, orderUsd = claims.minimumUsd, against } = person;
  const otherPercent = claims.venueFeesPercent[against];
  return {
    ...person,
    orderUsd,
    otherPercent,
    here: trades * feeUsd(orderUsd, claims.feePercent),
    there: trades * feeUsd(orderUsd, otherPercent),
  };
});

export type Example = (typeof examples)[number];
