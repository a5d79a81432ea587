import type { Owner } from '#contract/owner.ts';
import { spellCents } from '../lib/cents.ts';
import { feeUsd, printFee, printPercent } from '../lib/fees.ts';

const ORDER_USD = 100;

/** What the demo says at each of its nine moments. */
export function practiceMoments(
  name: string,
  { feePercent, venueFeesPercent }: Pick<Owner['claims'], 'feePercent' | 'venueFeesPercent'>,
) {
  const others = Object.values(venueFeesPercent);
  return [
    {
      title: 'You start on the rim.',
      body: 'A wallet is all you bring. No account, no password.',
    },
    {
      title: 'The wallet asks first.',
      body: `Approving lets ${name} see your address. It cannot move a coin.`,
    },
    {
      title: 'Connected: the first steps down.',
      body: 'Eight coins stand on the eight sides of the pit, at the page’s prices.',
    },
    { title: 'Choose a coin.', body: 'Here Solana. The floor reaches out to its side.' },
    {
      title: 'See the fee before you pay it.',
      body: `${capital(cost([feePercent]))} on 100\u00a0USDT. The same order costs ${cost(others)} at the other three rates.`,
    },
    {
      title: 'The wallet repeats the ticket.',
      body: 'You approve these four lines and nothing else. If the price moves by more than 0.1%, it asks again.',
    },
    {
      title: 'You are on the floor.',
      body: 'The coins are yours. They can be worth less a moment later.',
    },
    {
      title: 'Then out on the other side.',
      body: `Selling costs ${printPercent(feePercent)} too. For cash, a settlement partner may ask who you are.`,
    },
    { title: 'Your ticket.', body: 'Two orders, two fees, every decimal. It was all practice.' },
  ];
}

/** The fee on the demo's order at the least and the most of these rates: spelled, if both are whole cents. */
function cost(percents: readonly number[]): string {
  const ends = [...new Set([Math.min(...percents), Math.max(...percents)])];
  const fees = ends.map((percent) => feeUsd(ORDER_USD, percent));
  const spelled = fees.map((usd) => spellCents(Number((usd * 100).toFixed(6))));
  if (spelled.includes(null)) return fees.map((usd) => printFee(usd)).join(' to ');
  return `${spelled.join(' to ')} ${spelled.join() === 'one' ? 'cent' : 'cents'}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
