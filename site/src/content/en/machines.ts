import type { MachineWords } from '../machines.ts';

export const machines = {
  simulated:
    'The activity feed on the page is a simulation, and its testimonials are labeled examples. Prices on it are reference prices from an outside data service.',
  page: 'Page',
  wholeSite: 'the whole site is this one page',
  questions: 'Questions',
  risks: 'Risks',
} satisfies MachineWords;
