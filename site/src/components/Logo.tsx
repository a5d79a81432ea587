import styles from './components.module.css';

type LogoProps = {
  href: string;
  brand: { name: string; viewBox: string; shapes: string };
  /** The link's accessible name. */
  label: string;
  /** Use this on pages that may be in a frame, to leave the frame. */
  target?: '_top';
};

/** Links the owner's logo and name to the home page. */
export function Logo({ href, brand, label, target }: LogoProps) {
  return (
    <a
      href={href}
      target={target}
      aria-label={label}
      className={styles.logo}
      data-long={brand.name.length > 12 || undefined}
    >
      <svg
        viewBox={brand.viewBox}
        className={styles.symbol}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: brand.shapes }}
      />
      <span dir="auto">{brand.name}</span>
    </a>
  );
}
