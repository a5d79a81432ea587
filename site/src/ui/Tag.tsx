import styles from './Tag.module.css';

/** A plate let into the stone: it says something, and is nothing to press. */
export function Tag({ children }: { children: string }) {
  return <p className={`${styles.tag} oct`}>{children}</p>;
}
