import type { Flow } from './flow.ts';

/** Where the black figure stands, in the order of its way. */
export type Place = 'rim' | 'steps' | 'coin' | 'lastStep' | 'floor' | 'farSteps' | 'out';

const PLACES = {
  connect: 'rim',
  askedToConnect: 'rim',
  trade: 'coin',
  askedToBuy: 'lastStep',
  cashOut: 'floor',
  askedToSell: 'farSteps',
  ticket: 'out',
} as const;

export const placeOf = (flow: Flow): Place =>
  flow.at === 'trade' && flow.chosen === null ? 'steps' : PLACES[flow.at];
