import { Button } from './Button.tsx';
import styles from './BrokenSpot.module.css';

type BrokenSpotProps = { title: string; reload: string };

/** What a broken live spot gives way to: a template, whose button the script gives its work. */
export function BrokenSpot({ title, reload }: BrokenSpotProps) {
  return (
    <div role="alert" className={styles.broken}>
      <p className={styles.words}>{title}</p>
      <Button kind="ink">{reload}</Button>
    </div>
  );
}
