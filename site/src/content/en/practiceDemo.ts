import type { DemoWords } from '../practiceSchema.ts';

export const practiceDemo = {
  label: 'Demo',
  back: 'Step back',
  forward: 'Step forward',
  play: 'Play',
  pause: 'Pause',
  again: 'Play again',
  take: 'Try it yourself',
  count: '{number} of {total}. {title}',
  cents: { one: '{count} cent', other: '{count} cents' },
  range: '{least} to {most}',
  moments: [
    {
      title: 'You start on the rim.',
      body: 'A wallet is all you bring. No account, no password.',
    },
    {
      title: 'The wallet asks first.',
      body: 'Approving lets {name} see your address. It cannot move a coin.',
    },
    {
      title: 'Connected: the first steps down.',
      body: 'Eight coins stand on the eight sides of the pit, at the page’s prices.',
    },
    { title: 'Choose a coin.', body: 'Here Solana. The floor reaches out to its side.' },
    {
      title: 'See the fee before you pay it.',
      body: '{cost} on {order}\u00a0USDT. The same order costs {costElsewhere} at the other three rates.',
    },
    {
      title: 'The wallet repeats the ticket.',
      body: 'You approve these four lines and nothing else. If the price moves by more than {tolerance}, it asks again.',
    },
    {
      title: 'You are on the floor.',
      body: 'The coins are yours. They can be worth less a moment later.',
    },
    {
      title: 'Then out on the other side.',
      body: 'Selling costs {fee} too. For cash, a settlement partner may ask who you are.',
    },
    { title: 'Your ticket.', body: 'Two orders, two fees, every decimal. It was all practice.' },
  ],
} satisfies DemoWords;
