import { Button } from './Button.tsx';
import styles from './BrokenSpot.module.css';

type BrokenSpotProps = { title: string; reload: string };

/**
 * What a live spot gives way to after an unexpected error. The page keeps one as a template; the script
 * that shows it gives the button its work.
 */
export function BrokenSpot({ title, reload }: BrokenSpotProps) {
  return (
    <div role="alert" className={styles.broken}>
      <p className={styles.words}>{title}</p>
      <Button kind="ink">{reload}</Button>
    </div>
  );
}
