import styles from './Community.module.css';

/** In units of the drawing: from one person to the next, and where head and shoulders stand. */
const SPACING = 26;
const HEAD = 9;
const SHOULDERS = 28;
const HEIGHT = 62;

/**
 * People side by side, cut off by the slab they stand on; the last of all is yellow. On a phone two
 * rows. One person less in the second makes it as much shorter: all are drawn to one scale.
 */
export function Crowd({ people }: { people: number }) {
  const first = Math.ceil((people + 1) / 2);
  return (
    <div className={styles.crowd} aria-hidden="true">
      <Row grey={first} of={first} />
      <Row grey={people - first} of={first} you />
    </div>
  );
}

/** @param of how many places a row that goes from edge to edge has. */
function Row({ grey, of, you = false }: { grey: number; of: number; you?: boolean }) {
  const places = grey + (you ? 1 : 0);
  const x = (index: number) => (index + 0.5) * SPACING;
  const person = (index: number) => `M${x(index)} ${HEAD}v0M${x(index)} ${SHOULDERS}V${2 * HEIGHT}`;
  const all = Array.from({ length: grey }, (_, index) => person(index));
  return (
    <svg viewBox={`0 0 ${places * SPACING} ${HEIGHT}`} width={`${(100 * places) / of}%`}>
      <path d={all.join('')} />
      {you && <path className={styles.you} d={person(grey)} />}
    </svg>
  );
}
