import styles from './components.module.css';

type LogoProps = {
  path: string;
  name: string;
  home: string;
  /** Where the page may stand in a frame, which it leaves. */
  target?: '_top';
};

/** The mark: four concentric octagons, flat side up, and the name beside it; it leads home. */
export function Logo({ path, name, home, target }: LogoProps) {
  return (
    <a href={path} target={target} aria-label={home} className={styles.logo}>
      <svg viewBox="0 0 36 36" className={styles.mark} aria-hidden="true">
        <path d="M10.5 0h15L36 10.5v15L25.5 36h-15L0 25.5v-15z" />
        <path
          className={styles.plain}
          d="M12.8 5.4h10.4l7.4 7.4v10.4l-7.4 7.4H12.8l-7.4-7.4V12.8z"
        />
        <path d="M14.3 9h7.4l5.3 5.3v7.4L21.7 27h-7.4L9 21.7v-7.4z" />
        <path
          className={styles.floor}
          d="M15.8 12.6h4.4l3.2 3.2v4.4l-3.2 3.2h-4.4l-3.2-3.2v-4.4z"
        />
      </svg>
      <span>{name}</span>
    </a>
  );
}
