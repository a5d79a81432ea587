import type { Vital } from './visits.ts';

/** Where the server answers with the figures of the report, and for how many days: `?days=28`. */
export const REPORT_PATH = '/api/report';

/** How many visits, or of `contents` how many sign-ups. */
export type Line = { name: string; count: number };

/** How far visits of one name came: to the form, into it, through it. */
export type Rate = {
  name: string;
  visits: number;
  seen: number;
  begun: number;
  sent: number;
  /** Sent of visits, 0 to 1; null where there are too few visits. */
  rate: number | null;
  /** In the store, by the same name; null where the store does not tell sign-ups apart by it. */
  signedUp: number | null;
};

type Variant = {
  visits: number;
  sent: number;
  /** With its 95% interval; null below thirty visits. */
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

/** Everything that the report says, as figures: for its page, the terminal and `--json`. */
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
  /** Of them: asked to confirm it, and how many did. */
  asked: number;
  confirmed: number;
  /** By the names that visits came with; how far each brought them. */
  rates: Record<'source' | 'medium' | 'campaign' | 'referrer' | 'variant', Rate[]>;
  experiments: {
    id: string;
    difference: number;
    a: Variant;
    b: Variant;
    verdict: 'a' | 'b' | 'none yet';
    visitsNeeded: number | null;
  }[];
  vitals: VitalFigure[];
  /** `refused`: messages that were not understood, or too many. */
  byDay: ({ day: string } & Record<'visits' | 'seen' | 'sent' | 'signedUp' | 'refused', number>)[];
  /** Of sign-ups alone: visits are not told apart by it. */
  contents: Line[];
  /** How many messages each has refused for an hour, now; `mail` stands for mails. */
  refusedWebhooks: Record<string, number>;
  /** When counts were last written, a time in UTC, of all days; null before the first. */
  writtenAt: string | null;
} & Record<'form' | 'reached' | 'pressed' | 'practised' | 'devices' | 'languages', Line[]>;
