import type { Announcement, Badge } from './pricesState.ts';

/** Every word of the board. `{time}` stands for a time of day. */
export type PricesWords = {
  heading: string;
  badge: Record<Badge, string>;
  columns: { asset: string; price: string; change: string; volume: string };
  trend: { up: string; down: string; unchanged: string };
  volumeLabel: string;
  notAvailable: string;
  /** Says where the figures come from; the second one when they are the built-in sample. */
  caption: { market: string; sample: string };
  updated: string;
  lastUpdated: string;
  asOf: string;
  pause: string;
  resume: string;
  loading: string;
  error: { title: string; advice: string };
  retry: string;
  noScript: string;
  announcements: Record<Announcement, string>;
};

/** The data service, named and linked as its terms ask. */
export type DataCredit = { credit: string; url: string };

export const withTime = (sentence: string, time: string) => sentence.replace('{time}', time);
