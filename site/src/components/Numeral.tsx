import styles from './components.module.css';

/** Marks of direction, whose work `bdi` does here. */
const MARKS = /[\u200e\u200f\u2066-\u2069]/g;

/**
 * A number in the display face. A leading "<" is drawn as a 45° chevron and read as "less than";
 * the typeface's own does not fit the page's angles. It reads from left to right in every language.
 */
export function Numeral({ children }: { children: string }) {
  const number = children.replaceAll(MARKS, '');
  if (!number.startsWith('<')) return <bdi>{number}</bdi>;
  return (
    <bdi>
      <span className="sr-only">{'<'}</span>
      <svg className={styles.less} viewBox="0 0 40 72" aria-hidden="true">
        <path d="M34 14 12 36 34 58" fill="none" stroke="currentColor" strokeWidth="13" />
      </svg>
      {number.slice(1)}
    </bdi>
  );
}
