import { Button } from './Button.tsx';
import styles from './BrokenSpot.module.css';

type BrokenSpotProps = {
  /** Left out where the page's own script gives the button its work. */
  onReload?: () => void;
};

/**
 * What a live spot gives way to after an unexpected error. The words are the router's default ones,
 * which the specification names.
 */
export function BrokenSpot({ onReload }: BrokenSpotProps) {
  return (
    <div role="alert" className={styles.broken}>
      <p className={styles.words}>Unexpected Application Error!</p>
      <Button kind="ink" onClick={onReload}>
        Reload
      </Button>
    </div>
  );
}
