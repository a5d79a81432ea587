import styles from './components.module.css';

type LogoProps = {
  path: string;
  brand: { name: string; viewBox: string; shapes: string };
  home: string;
  /** Where the page may stand in a frame, which it leaves. */
  target?: '_top';
};

/** The owner's mark (`brand/logo.svg`) and the name beside it; it leads home. */
export function Logo({ path, brand, home, target }: LogoProps) {
  return (
    <a href={path} target={target} aria-label={home} className={styles.logo}>
      <svg
        viewBox={brand.viewBox}
        className={styles.mark}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: brand.shapes }}
      />
      <span>{brand.name}</span>
    </a>
  );
}
