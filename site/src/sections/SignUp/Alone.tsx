import styles from './SignUp.module.css';

/** You, on the floor, with the long shadow of the one sun. After sign-up an arm goes up. */
export const Alone = ({ className }: { className: string | undefined }) => (
  <svg viewBox="0 0 248 280" className={`${styles.drawn} ${className}`} aria-hidden="true">
    <g stroke="currentColor" strokeWidth="40" strokeLinecap="round">
      <path stroke="var(--color-accent-shade)" d="M24 172 226 258" />
      <path d="M20 20h.01M20 66V166" />
      <path className={styles.arm} strokeWidth="20" d="M20 76 68 12" />
    </g>
  </svg>
);
