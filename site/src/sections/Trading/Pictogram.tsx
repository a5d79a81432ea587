import type { Trading } from '../../content/trading.ts';
import styles from './Trading.module.css';

type Subject = Trading['features'][number]['pictogram'];

/** A price line in 0°, 45° and 90°; its one yellow square is the moment the order fills. */
export function Pictogram({ of }: { of: Subject }) {
  return (
    <svg viewBox="0 0 72 48" className={styles.pictogram} aria-hidden="true">
      <Lines of={of} />
    </svg>
  );
}

function Lines({ of }: { of: Subject }) {
  switch (of) {
    case 'orders':
      return (
        <>
          <path className={styles.dashed} d="M2 14H70" />
          <path d="M2 42H14V32H26V38H40V14H56V6H70" />
          <rect x="35" y="9" width="10" height="10" />
        </>
      );
    case 'copy':
      return (
        <>
          <path d="M2 24H14V14H30V20H46V4H70" />
          <path d="M2 44H14V34H30V40H46V24H70" />
          <rect x="41" y="19" width="10" height="10" />
        </>
      );
    case 'bots':
      return (
        <>
          <path className={styles.dashed} d="M2 8H70M2 40H70" />
          <path d="M2 24 18 40 50 8 70 28" />
          <rect x="45" y="3" width="10" height="10" />
        </>
      );
    case 'staking':
      return (
        <>
          <path d="M2 46V40H20V32H36V24H52V16H70V46Z" />
          <rect x="56" y="6" width="10" height="10" />
        </>
      );
  }
}
