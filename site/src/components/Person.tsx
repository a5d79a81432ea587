/** Determines a person's color. `floor` is the color of the pit's floor. */
export type Side = 'bid' | 'ask' | 'you' | 'floor';

const COLORS: Record<Side, string> = {
  bid: 'var(--color-up)',
  ask: 'var(--color-down)',
  you: 'var(--color-ink)',
  floor: 'var(--color-accent)',
};

type PersonRowProps = {
  /** Number of filled people. The rest are outlined. */
  filled: number;
  count: number;
  className: string | undefined;
};

// In viewBox units.
const PERSON_WIDTH = 8;
const PERSON_HEIGHT = 22;
/** Distance between two people in a row. */
const PITCH = 11.25;

/** Draws a dot for the head and a line for the body, with round caps. */
const PERSON_STROKE = { stroke: 'currentColor', strokeWidth: 5.4, strokeLinecap: 'round' } as const;
const getFilledPath = (x: number) => `M${x + 4} 3h.01m-.01 6.2V20`;
const getOutlinePath = (x: number) =>
  `M${x + 4} 1a2.1 2.1 0 0 1 0 4.2 2.1 2.1 0 0 1 0-4.2zm0 6a2.2 2.2 0 0 1 2.2 2.2v10.1a2.2 2.2 0 0 1-4.4 0V9.2a2.2 2.2 0 0 1 2.2-2.2z`;

export function Person({ side, className }: { side: Side; className: string | undefined }) {
  return (
    <svg
      viewBox={`0 0 ${PERSON_WIDTH} ${PERSON_HEIGHT}`}
      color={COLORS[side]}
      data-side={side}
      className={className}
      aria-hidden="true"
    >
      <path {...PERSON_STROKE} d={getFilledPath(0)} />
    </svg>
  );
}

/** A single SVG is cheaper to lay out than one per person. */
export function PersonRow({ filled, count, className }: PersonRowProps) {
  const positions = Array.from({ length: count }, (_, index) => index * PITCH);
  const width = (count - 1) * PITCH + PERSON_WIDTH;
  return (
    <svg
      viewBox={`0 0 ${width} ${PERSON_HEIGHT}`}
      preserveAspectRatio="xMinYMax"
      className={className}
      aria-hidden="true"
    >
      <path {...PERSON_STROKE} d={positions.slice(0, filled).map(getFilledPath).join('')} />
      <path
        fill="none"
        stroke="currentColor"
        d={positions.slice(filled).map(getOutlinePath).join('')}
      />
    </svg>
  );
}
