import type { Flow } from '../flow/flow.ts';

/** Which of the four drawings of the floor a state belongs to. */
export type Step = 'connect' | 'trade' | 'cashOut' | 'ticket';

const STEPS: Readonly<Record<Flow['at'], Step>> = {
  connect: 'connect',
  askedToConnect: 'connect',
  trade: 'trade',
  askedToBuy: 'trade',
  cashOut: 'cashOut',
  askedToSell: 'cashOut',
  ticket: 'ticket',
};

export const stepOf = ({ at }: Flow) => STEPS[at];
