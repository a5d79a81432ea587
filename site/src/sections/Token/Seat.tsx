import type { Token } from '../../content/token.ts';
import styles from './Seat.module.css';

type SeatProps = { kind: Token['entries'][number]['seat'] };

/** The key of the drawing: one seat, in the shape that its category has there. */
export function Seat({ kind }: SeatProps) {
  return (
    <svg viewBox="0 0 30 30" className={styles.seat} data-kind={kind} aria-hidden="true">
      <path d="M9.7 2.2h10.6l7.5 7.5v10.6l-7.5 7.5H9.7l-7.5-7.5V9.7z" />
      {kind === 'dotted' && (
        <path className={styles.dot} d="M12.3 8.6h5.4l3.7 3.7v5.4l-3.7 3.7h-5.4l-3.7-3.7v-5.4z" />
      )}
    </svg>
  );
}
