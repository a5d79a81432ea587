import type { Owner } from '#contract/owner.ts';

export type TokenSupply = NonNullable<NonNullable<Owner['token']>['supply']>;
export type SeatKind = TokenSupply['split'][number]['seat'];

/** The floor's yellow has the dark edge that it has in the drawing. */
const PAINT = {
  floor: { fill: 'var(--color-accent)', stroke: 'var(--color-on-accent)' },
  ink: { fill: 'currentColor', stroke: 'currentColor' },
  stone: { fill: 'var(--color-graphic)', stroke: 'var(--color-graphic)' },
  dotted: { fill: 'none', stroke: 'currentColor' },
  ring: { fill: 'none', stroke: 'currentColor' },
} as const;

/** The key of the drawing: one seat, in the shape that its category has there. */
export function Seat({ kind }: { kind: SeatKind }) {
  return (
    <svg viewBox="0 0 30 30" width="22" height="22" aria-hidden="true">
      <path
        {...PAINT[kind]}
        strokeWidth="2.5"
        d="M9.7 2.2h10.6l7.5 7.5v10.6l-7.5 7.5H9.7l-7.5-7.5V9.7z"
      />
      {kind === 'dotted' && (
        <path fill="currentColor" d="M12.3 8.6h5.4l3.7 3.7v5.4l-3.7 3.7h-5.4l-3.7-3.7v-5.4z" />
      )}
    </svg>
  );
}
