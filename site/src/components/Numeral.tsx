import styles from './components.module.css';

/** Unicode direction marks. With `bdi`, they're unnecessary. */
const DIRECTION_MARKS = /[\u200e\u200f\u2066-\u2069]/g;

/**
 * A number, left to right in every language. A leading "<" is drawn with 45° angles. The display font's glyph has
 * different ones.
 */
export function Numeral({ children }: { children: string }) {
  const number = children.replaceAll(DIRECTION_MARKS, '');
  if (!number.startsWith('<')) return <bdi>{number}</bdi>;
  return (
    <bdi>
      <span className="sr-only">{'<'}</span>
      <svg className={styles.lessThan} viewBox="0 0 40 72" aria-hidden="true">
        <path d="M34 14 12 36 34 58" fill="none" stroke="currentColor" strokeWidth="13" />
      </svg>
      {number.slice(1)}
    </bdi>
  );
}
