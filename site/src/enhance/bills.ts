import { printSum, toSum } from '../lib/monthlyFees.ts';
import { describeMonth, type MonthMessages } from '../lib/monthOfTrades.ts';
import {
  LEAST_CENTS,
  LEAST_TRADES,
  nextSize,
  positionOf,
  readSize,
  readTrades,
  sizeAt,
} from '../lib/tradeSize.ts';
import { takeTyped } from './takeTyped.ts';

const SPEAK_AFTER_MS = 600;
/** A longer sum is parted at its point: in one line it would be too small to read. */
const LONGEST_LINE = 8;
/** Along the line of reading there is more. */
const ARROWS = { ltr: ['ArrowRight', 'ArrowLeft'], rtl: ['ArrowLeft', 'ArrowRight'] };

function find<E extends Element>(inside: Element, selector: string, type: new () => E): E {
  const found = inside.querySelector(selector);
  if (found instanceof type) return found;
  throw new Error(`The bills lack ${selector}: mend sections/Compare/Bills.tsx.`);
}

/** Lets a visitor pull the bills to a month of trades; closed, they show the one order again. */
export function pullBills(section: HTMLElement): void {
  const calculator = find(section, '[data-calculator]', HTMLElement);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this page's own build
  const messages = JSON.parse(calculator.dataset['calculator'] ?? '') as MonthMessages;
  const size = find(calculator, '#bills-size', HTMLInputElement);
  const sizeSlider = find(calculator, '#bills-size-slider', HTMLInputElement);
  const trades = find(calculator, '#bills-trades', HTMLInputElement);
  const tradesSlider = find(calculator, '#bills-trades-slider', HTMLInputElement);
  const notes = calculator.querySelectorAll('[data-refused]');
  const less = find(calculator, '[data-less]', HTMLElement);
  const sentence = find(calculator, '[data-sentence]', HTMLElement);
  const said = find(calculator, '[data-said]', HTMLElement);
  const bars = [...section.querySelectorAll('svg[height]')];
  const amounts = [...section.querySelectorAll<HTMLElement>('[data-amount]')];
  const cutLine = find(section, '[data-cut]', HTMLElement);
  const bills = find(section, '[data-bills]', HTMLElement);
  const order = find(section, '[data-order]', HTMLElement);
  const details = find(section, 'details', HTMLDetailsElement);
  const table = find(section, '[data-fee-table]', HTMLDetailsElement);
  const asServed = [
    ...bars.map((bar) => bar.getAttribute('height') ?? ''),
    ...[...amounts, cutLine].map(({ textContent }) => textContent),
  ];
  let [cents, count] = [
    readSize(size.value) ?? LEAST_CENTS,
    readTrades(trades.value) ?? LEAST_TRADES,
  ];
  let speaking: ReturnType<typeof setTimeout> | undefined;

  /** @param shown heights of the bars, then the four amounts and what a cut is. */
  function show(shown: string[]): void {
    for (const [place, bar] of bars.entries()) bar.setAttribute('height', shown[place] ?? '');
    for (const [place, amount] of amounts.entries()) {
      showAmount(amount, shown[bars.length + place] ?? '');
    }
    cutLine.textContent = shown.at(-1) ?? '';
  }

  function draw(): void {
    const month = describeMonth(messages, cents, count);
    show([...month.cuts.map((cuts) => `${cuts}em`), ...month.bills, month.scale]);
    less.textContent = month.heading;
    fit(less, month.heading.split(' '));
    setSlider(sizeSlider, positionOf(cents), month.size);
    setSlider(tradesSlider, count, month.trades);
    sentence.textContent = month.sentence;
    for (const note of notes) note.textContent = '';
    say(month.sentence);
  }

  function refuse(field: HTMLElement): void {
    find(calculator, `#${field.id}-refused`, HTMLElement).textContent = messages.refused;
    say(messages.refused);
  }

  function say(text: string): void {
    clearTimeout(speaking);
    speaking = setTimeout(() => (said.textContent = text), SPEAK_AFTER_MS);
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

  takeTyped({ field: size, read: readSize, now: () => cents, set: setSize, refuse });
  takeTyped({ field: trades, read: readTrades, now: () => count, set: setTrades, refuse });
  sizeSlider.addEventListener('input', () => setSize(sizeAt(sizeSlider.valueAsNumber)));
  sizeSlider.addEventListener('keydown', (event) => {
    const [up, down] = ARROWS[calculator.matches(':dir(rtl)') ? 'rtl' : 'ltr'];
    if (['ArrowUp', up].includes(event.key)) setSize(nextSize(cents, 1));
    else if (['ArrowDown', down].includes(event.key)) setSize(nextSize(cents, -1));
    else return;
    event.preventDefault();
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
  find(section, 'table:not(details table)', HTMLElement).after(table);
  calculator.hidden = false;
  follow();
}

function showAmount(amount: HTMLElement, text: string): void {
  const [dollars = '', parts] = text.length > LONGEST_LINE ? text.split(/(?=\.)/) : [text];
  amount.replaceChildren(dollars);
  if (parts) amount.append(document.createElement('wbr'), parts);
  fit(amount, [dollars, parts ?? '']);
}

/** The letters of the longest word say how small it has to be set. */
function fit(element: HTMLElement, words: readonly string[]): void {
  element.style.setProperty('--letters', `${Math.max(...words.map(({ length }) => length))}`);
}

function setSlider(slider: HTMLInputElement, value: number, text: string): void {
  slider.valueAsNumber = value;
  slider.setAttribute('aria-valuetext', text);
  const [least, most] = [Number(slider.min), Number(slider.max)];
  slider.style.setProperty('--filled', `${(100 * (value - least)) / (most - least)}%`);
}
