import styles from './components.module.css';

type LogoProps = {
  path: string;
  brand: { name: string; viewBox: string; shapes: string };
  home: string;
  /** Set if the page may be in a frame, which the link leaves. */
  target?: '_top';
};

/** The owner's mark (`pictures/logo.svg`) and name, as a link to the home page. */
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
