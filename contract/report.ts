import type { Vital } from './visits.ts';

/** Where the server answers with the {@link Report}; `?days=` says of how many days, 28 without it. */
export const REPORT_PATH = '/api/report';

/** How many visits, or in `contents` sign-ups, were counted under a name. */
export type NamedCount = { name: string; count: number };

/** Visits that came by one name, and in how many of them the form was seen, begun and sent. */
export type FunnelRow = {
  name: string;
  visits: number;
  seen: number;
  begun: number;
  sent: number;
  /** Sent of visits, 0 to 1; null below thirty visits. */
  rate: number | null;
  /** Stored sign-ups of the same name; null where the store does not tell them apart by it. */
  signedUp: number | null;
};

type Variant = {
  visits: number;
  sent: number;
  /** Sent of visits, 0 to 1, and the limits of its 95% interval; null below thirty visits. */
  rate: { share: number; low: number; high: number } | null;
};

/**
 * What a page's speed was for three visits of four. `measured`: the number of visits in which it was measured;
 * `p75`: milliseconds, for `cls` a score.
 */
export type VitalFigure = { name: Vital; measured: number } & (
  | { kind: 'tooFew' }
  /** `isBeyond`: `p75` is where the last bucket begins, and the figure is above it. */
  | { kind: 'measured'; p75: number; isBeyond: boolean; rating: 'good' | 'middling' | 'poor' }
);

/** Everything that the report says, as figures, for its page and `npm run report -- --json`. */
export type Report = {
  days: number;
  /** The first of them and the last, year-month-day. */
  from: string;
  to: string;
  visits: number;
  /** Sent of visits, 0 to 1; null below thirty visits: then nothing is told as a percentage. */
  rate: number | null;
  /** From the store, with those whose visits were not counted. */
  signedUp: number;
  /** How many of them were asked to confirm it, and how many did. */
  asked: number;
  confirmed: number;
  rates: Record<'source' | 'medium' | 'campaign' | 'referrer' | 'variant', FunnelRow[]>;
  experiments: {
    id: string;
    /** The smallest difference of the two rates that matters to the owner, 0 to 1. */
    difference: number;
    a: Variant;
    b: Variant;
    /** By whole days; once there is a winner it stays. */
    verdict: 'a' | 'b' | 'none yet';
    /** About how many more visits a verdict takes, 0 once there is one; null where that is not known. */
    visitsNeeded: number | null;
  }[];
  vitals: VitalFigure[];
  /** `refused`: messages that were not understood, or too many. */
  byDay: ({ day: string } & Record<'visits' | 'seen' | 'sent' | 'signedUp' | 'refused', number>)[];
  /** Of sign-ups alone: visits are not told apart by it. */
  contents: NamedCount[];
  /** How many messages each has refused for an hour, now; `mail` stands for mails. */
  refusedWebhooks: Record<string, number>;
  /** When counts were last written, a time in UTC, of all days; null before the first. */
  writtenAt: string | null;
} & Record<'form' | 'reached' | 'pressed' | 'practised' | 'devices' | 'languages', NamedCount[]>;
