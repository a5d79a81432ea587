import { cutOf, cutsIn, monthlyFees, printSum, toSum } from '../lib/monthlyFees.ts';
import type { Sum } from '../lib/monthlyFees.ts';
import { nextSize, positionOf, readSize, readTrades, sizeAt } from '../lib/tradeSize.ts';

/** What the page's content hands over (`content/compare.ts`). */
type Words = {
  rates: { percent: number; text: string }[];
  heading: string;
  oneTrade: string;
  manyTrades: string;
  sentence: string;
  oneSentence: string;
  less: string;
  scale: string;
};

const SPEAK_AFTER_MS = 600;
const UP = ['ArrowUp', 'ArrowRight'];
const DOWN = ['ArrowDown', 'ArrowLeft'];

const find = <E extends Element>(inside: ParentNode, selector: string): E => {
  const found = inside.querySelector<E>(selector);
  if (!found) throw new Error(`The bills lack ${selector}: mend sections/Compare/Bills.tsx.`);
  return found;
};
const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
const list = new Intl.ListFormat('en', { style: 'long' });

/** Lets a visitor pull the bills to a month of trades; closed, they show the one order again. */
export function pullBills(section: HTMLElement): void {
  const calculator = find<HTMLElement>(section, '[data-calculator]');
  if (!calculator.hidden) return;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this page's own build
  const words = JSON.parse(calculator.dataset['calculator'] ?? '') as Words;
  const size = find<HTMLInputElement>(calculator, '#bills-size');
  const sizeSlider = find<HTMLInputElement>(calculator, '#bills-size-slider');
  const trades = find<HTMLInputElement>(calculator, '#bills-trades');
  const tradesSlider = find<HTMLInputElement>(calculator, '#bills-trades-slider');
  const said = find<HTMLElement>(calculator, '[data-said]');
  const bars = [...section.querySelectorAll('svg[height]')];
  const amounts = [...section.querySelectorAll<HTMLElement>('[data-amount]')];
  const cutLine = find<HTMLElement>(section, '[data-cut]');
  const bills = find<HTMLElement>(section, '[data-bills]');
  const order = find<HTMLElement>(section, '[data-order]');
  const details = find<HTMLDetailsElement>(section, 'details');
  const table = find<HTMLDetailsElement>(section, '[data-fee-table]');
  const asServed = [
    ...bars.map((bar) => bar.getAttribute('height') ?? ''),
    ...[...amounts, cutLine].map(({ textContent }) => textContent),
  ];
  let [cents, count] = [readSize(size.value) ?? 0, readTrades(trades.value) ?? 1];
  let speaking: ReturnType<typeof setTimeout> | undefined;

  /** @param shown heights of the bars, then the four amounts and what a cut is. */
  function show(shown: string[]): void {
    for (const [place, bar] of bars.entries()) bar.setAttribute('height', shown[place] ?? '');
    for (const [place, text] of [...amounts, cutLine].entries()) {
      text.textContent = shown[bars.length + place] ?? '';
    }
    for (const amount of amounts) {
      amount.style.setProperty('--letters', `${amount.textContent.length}`);
    }
  }

  function draw(): void {
    const fees = words.rates.map(({ percent }) => monthlyFees(cents, count, percent));
    const [here = 0n, ...others] = fees;
    const cut = cutOf(max(fees));
    const saved = others.map((fee) => fee - here);
    const printed = fees.map(printSum);
    const scale = fill(words.scale, { cut: printSum(cut) });
    show([...fees.map((fee) => `${cutsIn(fee, cut)}em`), ...printed, scale]);
    const text = fill(count === 1 ? words.oneTrade : words.manyTrades, { trades: `${count}` });
    find(calculator, '[data-less]').textContent = fill(words.heading, {
      least: printSum(saved.reduce((least, one) => (one < least ? one : least))),
      most: printSum(max(saved)),
    });
    const less = saved.map((one, place) =>
      fill(words.less, { saved: printSum(one), rate: words.rates[place + 1]?.text ?? '' }),
    );
    const sentence = fill(count === 1 ? words.oneSentence : words.sentence, {
      trades: text,
      size: printSum(toSum(cents)),
      here: printed[0] ?? '',
      // The design's lists have no comma before "and".
      less: list.format(less).replace(', and ', ' and '),
    });
    find(calculator, '[data-sentence]').textContent = sentence;
    place(sizeSlider, positionOf(cents), printSum(toSum(cents)));
    place(tradesSlider, count, text);
    clearTimeout(speaking);
    speaking = setTimeout(() => (said.textContent = sentence), SPEAK_AFTER_MS);
  }

  function setSize(to: number, typed = false): void {
    cents = to;
    if (!typed) size.value = printSum(toSum(to)).slice(1);
    draw();
  }
  function setTrades(to: number, typed = false): void {
    count = to;
    if (!typed) trades.value = `${to}`;
    draw();
  }

  // Typed figures count as soon as they are within range, and are brought into it on leaving.
  size.addEventListener('input', () => setSize(readSize(size.value) ?? cents, true));
  size.addEventListener('change', () => setSize(cents));
  trades.addEventListener('input', () => setTrades(readTrades(trades.value) ?? count, true));
  trades.addEventListener('change', () => setTrades(count));
  sizeSlider.addEventListener('input', () => setSize(sizeAt(sizeSlider.valueAsNumber)));
  sizeSlider.addEventListener('keydown', (event) => {
    const direction = UP.includes(event.key) ? 1 : DOWN.includes(event.key) ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    setSize(nextSize(cents, direction));
  });
  tradesSlider.addEventListener('input', () => setTrades(tradesSlider.valueAsNumber));

  function follow(): void {
    order.hidden = details.open;
    bills.toggleAttribute('data-open', details.open);
    if (details.open) draw();
    else {
      clearTimeout(speaking);
      said.textContent = '';
      show(asServed);
    }
  }
  details.addEventListener('toggle', follow);
  table.open = false;
  find(section, 'table:not(details table)').after(table);
  calculator.hidden = false;
  follow();
}

function place(slider: HTMLInputElement, value: number, text: string): void {
  slider.valueAsNumber = value;
  slider.setAttribute('aria-valuetext', text);
  const [least, most] = [Number(slider.min), Number(slider.max)];
  slider.style.setProperty('--filled', `${(100 * (value - least)) / (most - least)}%`);
}

const max = (sums: Sum[]) => sums.reduce((most, one) => (one > most ? one : most));
