import styles from './ActivityBadge.module.css';
import type { ActivityItem } from './simulate.ts';

const LETTERS = 3;

/** The first letters of a name on a plate in the colour of what was done; without an item, blank. */
export function ActivityBadge({ item }: { item?: ActivityItem }) {
  return (
    <span className={`${styles.badge} oct`} data-action={item?.action} aria-hidden="true">
      {item && [...item.user].slice(0, LETTERS).join('').toUpperCase()}
    </span>
  );
}
