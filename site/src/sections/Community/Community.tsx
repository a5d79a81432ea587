import type { Whole } from '../../content/whole.ts';
import { SoonButton } from '../../ui/SoonButton.tsx';
import styles from './Community.module.css';

/** Four placards held up out of a crowd, one figure for so many traders, on the slab of the questions. */
export function Community(props: Whole['community']) {
  const { heading, label, lead, platforms, tag, warning, crowd } = props;
  return (
    <section id="community" aria-labelledby="community-heading" className={styles.section}>
      <div className={`${styles.head} grid`} data-reveal>
        <h2 id="community-heading" className={styles.heading}>
          <span className="label">{label} </span>
          {heading}
        </h2>
        <div className={styles.truth}>
          <p>{lead}</p>
          <p className={styles.warning}>{warning}</p>
        </div>
      </div>
      <ul className={styles.placards} data-reveal-group>
        {platforms.map(({ id, name, body, button }) => (
          <li key={id} className={styles.placard} data-reveal>
            <div className={styles.board}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.body}>{body}</p>
              <SoonButton
                {...button}
                tag={tag}
                id={`soon-${id}`}
                look={{ kind: 'ink', small: true }}
              />
            </div>
          </li>
        ))}
      </ul>
      <Crowd figures={crowd.figures} />
      <p className={`${styles.count} slab caption`}>{crowd.caption}</p>
    </section>
  );
}

/** In units of the drawing: from one figure to the next, and where head and shoulders stand. */
const SPACING = 26;
const HEAD = 9;
const SHOULDERS = 28;
const HEIGHT = 62;

/** Figures side by side, cut off by the slab they stand on; the last of all is yellow. On a phone two rows. */
function Crowd({ figures }: { figures: number }) {
  const first = Math.ceil((figures + 1) / 2);
  return (
    <div className={styles.crowd} aria-hidden="true">
      <Row bone={first} />
      <Row bone={figures - first} you />
    </div>
  );
}

function Row({ bone, you = false }: { bone: number; you?: boolean }) {
  const x = (index: number) => (index + 0.5) * SPACING;
  const figure = (index: number) => `M${x(index)} ${HEAD}v0M${x(index)} ${SHOULDERS}V${2 * HEIGHT}`;
  const all = Array.from({ length: bone }, (_, index) => figure(index));
  return (
    <svg viewBox={`0 0 ${(bone + (you ? 1 : 0)) * SPACING} ${HEIGHT}`}>
      <path d={all.join('')} />
      {you && <path className={styles.you} d={figure(bone)} />}
    </svg>
  );
}
