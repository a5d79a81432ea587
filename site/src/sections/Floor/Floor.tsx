import type { ReactNode } from 'react';
import styles from './Floor.module.css';

/** The bottom of the pit: the yellow floor, on which the final call and the sign-up form stand. */
export function Floor({ children }: { children: ReactNode }) {
  return <div className={`${styles.floor} level chamfer`}>{children}</div>;
}
