import { escape } from './html.ts';
import { printCount, printDay } from './print.ts';

// Drawings beside tables that say the same: so they are hidden from whoever is read to. Colours are
// the page's tokens.

const WIDTH = 960;
const TREAD = 76;
const CUT = 18;
const LEAST_TREAD = 8;
const GAP = 20;
/** Of each tread and of what is written in it; the last is the floor. */
const PAINTS = [
  { ground: '--color-level-1', ink: '--color-ink' },
  { ground: '--color-level-2', ink: '--color-ink' },
  { ground: '--color-level-3', ink: '--color-on-board' },
];
const FLOOR = { ground: '--color-accent', ink: '--color-on-accent' };

/** A way down in four treads, each as long as the share of visits that came so far. */
export function drawFunnel(steps: readonly { label: string; count: number }[]): string {
  const whole = Math.max(1, steps[0]?.count ?? 0);
  const treads = steps.map(({ label, count }, index) => {
    const length = Math.min(WIDTH, Math.max(LEAST_TREAD, (count / whole) * WIDTH));
    const cut = Math.min(CUT, length);
    const [top, bottom] = [index * TREAD, (index + 1) * TREAD];
    const { ground, ink } = PAINTS[index] ?? FLOOR;
    // The corner cut off, as everything on the page is.
    const points = `0,${top} ${length - cut},${top} ${length},${top + cut} ${length},${bottom} 0,${bottom}`;
    // In its tread where that is long, else beside it.
    const [x, fill] = length > WIDTH / 2 ? [GAP, ink] : [length + GAP, '--color-ink'];
    return (
      `<polygon fill="var(${ground})" stroke="var(--color-hairline)" points="${points}"/>` +
      `<text class="value" fill="var(${fill})" dominant-baseline="central" x="${x}"` +
      ` y="${bottom - TREAD / 2}">${escape(label)} ${printCount(count)}</text>`
    );
  });
  return svg(steps.length * TREAD, treads.join(''));
}

const HEIGHT = 280;
const TOP = 40;
const FOOT = 44;

/** One figure by day as a line from the first day to the last, with its highest value written at it. */
export function drawLine(days: readonly { day: string; value: number }[]): string {
  const values = days.map(({ value }) => value);
  const most = Math.max(1, ...values);
  const step = WIDTH / Math.max(1, values.length - 1);
  const y = (value: number) => HEIGHT - FOOT - (value / most) * (HEIGHT - TOP - FOOT);
  const points = values.map((value, day) => `${round(day * step)},${round(y(value))}`);
  const peak = values.indexOf(Math.max(...values));
  const end = peak * step > WIDTH / 2;
  return svg(
    HEIGHT,
    `<path stroke="var(--color-hairline)" stroke-width="2" d="M0 ${HEIGHT - FOOT}H${WIDTH}"/>` +
      `<polyline fill="none" stroke="var(--color-ink)" stroke-width="3" stroke-linejoin="round"` +
      ` points="${points.join(' ')}"/>` +
      `<circle fill="var(--color-accent)" stroke="var(--color-on-accent)" stroke-width="2"` +
      ` cx="${round(peak * step)}" cy="${round(y(most))}" r="7"/>` +
      `<text class="value" x="${round(peak * step + (end ? -14 : 14))}" y="${TOP - 4}"` +
      ` text-anchor="${end ? 'end' : 'start'}">${printCount(Math.max(...values))}</text>` +
      `<text class="day" x="0" y="${HEIGHT - 10}">${dayOf(days[0])}</text>` +
      `<text class="day" x="${WIDTH}" y="${HEIGHT - 10}" text-anchor="end">${dayOf(days.at(-1))}</text>`,
  );
}

const dayOf = (one: { day: string } | undefined) => (one ? printDay(one.day) : '');

/** A bar for a table's row. @param part of the longest, 0 to 1. */
export function drawBar(part: number): string {
  const length = round(part * 100);
  return `<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect width="${length}" height="8"/></svg>`;
}

function svg(height: number, inside: string): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" aria-hidden="true">${inside}</svg>`;
}

const round = (value: number) => Math.round(value * 10) / 10;
