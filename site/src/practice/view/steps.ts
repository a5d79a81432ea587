import type { Flow } from '../flow/flow.ts';

/** Which of the four drawings of the floor a state belongs to. */
export type Step = 'connect' | 'trade' | 'cashOut' | 'ticket';

export function stepOf({ at }: Flow): Step {
  switch (at) {
    case 'connect':
    case 'askedToConnect':
      return 'connect';
    case 'trade':
    case 'askedToBuy':
      return 'trade';
    case 'cashOut':
    case 'askedToSell':
      return 'cashOut';
    case 'ticket':
      return 'ticket';
  }
}
