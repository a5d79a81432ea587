import styles from './components.module.css';

/** `<bdi>` makes these unnecessary. */
const DIRECTION_MARKS = /[\u200e\u200f\u2066-\u2069]/g;

/**
 * Renders a number left to right in any language. Draws a leading "<" with 45° angles, because the glyph in the display
 * font has different ones.
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
