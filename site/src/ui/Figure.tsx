import styles from './Figure.module.css';

/** Whom a figure stands for; the floor's is drawn in the floor's own colour. */
export type Side = 'bid' | 'ask' | 'you' | 'floor';

type FigureProps = {
  /** Without one, its colour is that of the text. */
  side?: Side;
  /** `open` is a figure yet to come, drawn in outline. */
  open?: boolean;
  className?: string | undefined;
};

/** Short, and one path each: the page draws ninety of them before it can be read. */
const FILLED = 'M4 3h.01M4 9.2V20';
const OPEN =
  'M4 1a2.1 2.1 0 0 1 0 4.2 2.1 2.1 0 0 1 0-4.2zm0 6a2.2 2.2 0 0 1 2.2 2.2v10.1a2.2 2.2 0 0 1-4.4 0V9.2A2.2 2.2 0 0 1 4 7z';

/** One person on the floor: the only round shape of the page. */
export function Figure({ side, open = false, className }: FigureProps) {
  return (
    <svg viewBox="0 0 8 22" data-side={side} className={className} aria-hidden="true">
      <path className={open ? styles.open : styles.filled} d={open ? OPEN : FILLED} />
    </svg>
  );
}
