import { Button } from './Button.tsx';
import styles from './components.module.css';

/** What stands in the place of an island that is out of order: a template of the page (`scripts/islandErrors.ts`). */
export function IslandError({ title, reload }: { title: string; reload: string }) {
  return (
    <div role="alert" className={styles.error}>
      <p className={styles.errorTitle}>{title}</p>
      <Button kind="ink">{reload}</Button>
    </div>
  );
}
