import type { RoadmapWords } from '../roadmap.ts';

export const roadmap = {
  heading: 'Built, building, next',
  label: '{year} roadmap',
  lead: 'The plan as published for {year}. Items not completed can change.',
  statusNames: { completed: 'Completed', current: 'Current', upcoming: 'Upcoming' },
  quarter: 'Q{quarter}\u00a0{year}',
  complete: '{progress} complete',
  quarters: [
    {
      title: 'Foundations',
      items: [
        'Non-\u2060custodial trading',
        'Layer-\u20602\u00a0network',
        '{fee} trading fee, plus network fees',
        'Trades usually in {speed}',
      ],
    },
    {
      title: 'Trader tools',
      items: ['Advanced order types', 'Copy trading', 'Trading bots', 'Cash-\u2060out partners'],
    },
    {
      title: 'Token and learning',
      items: ['{name} fee discount', '{name} staking', 'Academy outlines', 'Community channels'],
    },
    {
      title: 'Opening up',
      items: ['Full lessons', 'Partner program', 'More settlement partners', 'More languages'],
    },
  ],
} satisfies RoadmapWords;
