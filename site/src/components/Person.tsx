/** The side that a drawn person represents; `floor` has the floor's own color. */
export type Side = 'bid' | 'ask' | 'you' | 'floor';

/** Paints of the sides, which change with the ground; a place may give its own. */
const COLORS: Record<Side, string> = {
  bid: 'var(--color-up)',
  ask: 'var(--color-down)',
  you: 'var(--color-ink)',
  floor: 'var(--color-accent)',
};

type PersonRowProps = {
  /** The total; the rest are outlines. */
  filled: number;
  count: number;
  className: string | undefined;
};

const WIDTH = 8;
/** From one person of a row to the next. */
const PITCH = 11.25;

/** A dot and a line with round ends: the head and the body. */
const BODY = { stroke: 'currentColor', strokeWidth: 5.4, strokeLinecap: 'round' } as const;
const filledAt = (x: number) => `M${x + 4} 3h.01m-.01 6.2V20`;
const openAt = (x: number) =>
  `M${x + 4} 1a2.1 2.1 0 0 1 0 4.2 2.1 2.1 0 0 1 0-4.2zm0 6a2.2 2.2 0 0 1 2.2 2.2v10.1a2.2 2.2 0 0 1-4.4 0V9.2a2.2 2.2 0 0 1 2.2-2.2z`;

/** One person. */
export function Person({ side, className }: { side: Side; className: string | undefined }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 22`}
      color={COLORS[side]}
      data-side={side}
      className={className}
      aria-hidden="true"
    >
      <path {...BODY} d={filledAt(0)} />
    </svg>
  );
}

/** Many in a row as one picture, which is cheap to lay out. */
export function PersonRow({ filled, count, className }: PersonRowProps) {
  const places = Array.from({ length: count }, (_, index) => index * PITCH);
  const width = (count - 1) * PITCH + WIDTH;
  return (
    <svg
      viewBox={`0 0 ${width} 22`}
      // On the tread, at its start.
      preserveAspectRatio="xMinYMax"
      className={className}
      aria-hidden="true"
    >
      <path {...BODY} d={places.slice(0, filled).map(filledAt).join('')} />
      <path fill="none" stroke="currentColor" d={places.slice(filled).map(openAt).join('')} />
    </svg>
  );
}
