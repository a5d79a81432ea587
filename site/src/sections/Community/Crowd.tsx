import styles from './Community.module.css';

/** In units of the drawing: from one figure to the next, and where head and shoulders stand. */
const SPACING = 26;
const HEAD = 9;
const SHOULDERS = 28;
const HEIGHT = 62;

/**
 * Figures side by side, cut off by the slab they stand on; the last of all is yellow. On a phone two
 * rows. One figure less in the second makes it as much shorter: all are drawn to one scale.
 */
export function Crowd({ figures }: { figures: number }) {
  const first = Math.ceil((figures + 1) / 2);
  return (
    <div className={styles.crowd} aria-hidden="true">
      <Row bone={first} of={first} />
      <Row bone={figures - first} of={first} you />
    </div>
  );
}

/** @param of how many places a row that goes from edge to edge has. */
function Row({ bone, of, you = false }: { bone: number; of: number; you?: boolean }) {
  const places = bone + (you ? 1 : 0);
  const x = (index: number) => (index + 0.5) * SPACING;
  const figure = (index: number) => `M${x(index)} ${HEAD}v0M${x(index)} ${SHOULDERS}V${2 * HEIGHT}`;
  const all = Array.from({ length: bone }, (_, index) => figure(index));
  return (
    <svg viewBox={`0 0 ${places * SPACING} ${HEIGHT}`} width={`${(100 * places) / of}%`}>
      <path d={all.join('')} />
      {you && <path className={styles.you} d={figure(bone)} />}
    </svg>
  );
}
