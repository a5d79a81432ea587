import type { ReactNode } from 'react';
import styles from './Floor.module.css';

/** The lowest level of the page, in the accent: the final call and the sign-up form stand on it. */
export function Floor({ children }: { children: ReactNode }) {
  return <div className={`${styles.floor} level chamfer`}>{children}</div>;
}
