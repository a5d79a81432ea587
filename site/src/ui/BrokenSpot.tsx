import { Button } from './Button.tsx';
import styles from './BrokenSpot.module.css';

/** What a broken spot says, in the page's language. */
export type BrokenSpotWords = { title: string; reload: string };

type BrokenSpotProps = {
  words: BrokenSpotWords;
  /** Left out where the page's own script gives the button its work. */
  onReload?: () => void;
};

/** What a live spot gives way to after an unexpected error. */
export function BrokenSpot({ words, onReload }: BrokenSpotProps) {
  return (
    <div role="alert" className={styles.broken}>
      <p className={styles.words}>{words.title}</p>
      <Button kind="ink" onClick={onReload}>
        {words.reload}
      </Button>
    </div>
  );
}
