import type { Token } from '../../content/token.ts';

type SeatProps = { kind: Token['entries'][number]['seat'] };

/** The floor's yellow has the dark edge that it has in the drawing. */
const PAINT = {
  floor: { fill: 'var(--floor)', stroke: 'var(--on-floor)' },
  ink: { fill: 'var(--ink)', stroke: 'var(--ink)' },
  stone: { fill: 'var(--stone)', stroke: 'var(--stone)' },
  dotted: { fill: 'none', stroke: 'var(--ink)' },
  ring: { fill: 'none', stroke: 'var(--ink)' },
} as const;

/** The key of the drawing: one seat, in the shape that its category has there. */
export function Seat({ kind }: SeatProps) {
  return (
    <svg viewBox="0 0 30 30" width="22" height="22" aria-hidden="true">
      <path
        {...PAINT[kind]}
        strokeWidth="2.5"
        d="M9.7 2.2h10.6l7.5 7.5v10.6l-7.5 7.5H9.7l-7.5-7.5V9.7z"
      />
      {kind === 'dotted' && (
        <path fill="var(--ink)" d="M12.3 8.6h5.4l3.7 3.7v5.4l-3.7 3.7h-5.4l-3.7-3.7v-5.4z" />
      )}
    </svg>
  );
}
