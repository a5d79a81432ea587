import { columnsOf } from '../../lib/columnsOf.ts';
import { printWhole } from '../../lib/numbers.ts';
import { SectionHeader } from '../SectionHeader.tsx';
import type { SectionProps } from '../sectionProps.ts';
import { SoonButton } from '../../components/SoonButton.tsx';
import styles from './Community.module.css';

/** Names under which presses are counted; a place of the owner's own has one of its id. */
const TRACKS = new Map([
  ['discord', 'join-discord'],
  ['twitter', 'follow-twitter'],
  ['telegram', 'join-now'],
  ['reddit', 'join-now'],
]);

/** A card for each place to meet, over a crowd, one person for so many traders, on the slab of the questions. */
export function Community({ owner, t }: SectionProps) {
  const crowd = crowdOf(owner.claims.traders);
  return (
    <section id="community" aria-labelledby="community-heading" className="flush">
      <div className="inset">
        <SectionHeader t={t} name="community" lead={t.text('community.warning')} />
        <ul className={`${styles.cards} columns`} data-columns={columnsOf(owner.platforms.length)}>
          {owner.platforms.map(({ id, name, link }) => (
            <li key={id} className={`${styles.card} stack chamfer`} data-reveal>
              <h3>{name}</h3>
              <p className="caption">{t.text(`community.platforms.${id}.body`)}</p>
              {t.text(`community.platforms.${id}.button`, {}, (label) => (
                <SoonButton
                  id={`soon-${id}`}
                  label={label}
                  // In brackets is another name of it.
                  context={name.replace(/ \(.*\)/, '')}
                  href={link}
                  tag={t('community.tag')}
                  reason={t(`community.platforms.${id}.reason`)}
                  track={TRACKS.get(id) ?? `join-${id.toLowerCase()}`}
                  kind="ink"
                  small
                />
              ))}
            </li>
          ))}
        </ul>
        <Crowd people={crowd.people} />
      </div>
      <p className={`${styles.count} bleed panel caption`}>
        {t.text('community.crowd', { unit: printWhole(crowd.unit) })}
      </p>
    </section>
  );
}

const MAX_PEOPLE = 60;
const UNITS = [...Array(9).keys()].flatMap((power) => [1, 2, 5].map((n) => n * 10 ** power));

/**
 * With how many people a count of traders is drawn, and how many traders one of them stands for: 1, 2 or 5 times a
 * power of ten, so that from 24 to 60 stand for more than sixty. Without a count as many people as fit, for no one.
 */
export function crowdOf(traders: number | null): { people: number; unit: number } {
  if (traders === null) return { people: MAX_PEOPLE, unit: 0 };
  const unit = UNITS.find((size) => traders / size <= MAX_PEOPLE) ?? traders;
  return { unit, people: Math.floor(traders / unit) };
}

/** In units of the drawing: from one person to the next, and where head and shoulders stand. */
const SPACING = 26;
const HEAD = 9;
const SHOULDERS = 28;
const HEIGHT = 62;

/**
 * People in two rows of one scale, cut off by the slab they stand on; the last of all has the accent. A wide window
 * has the rows side by side.
 */
function Crowd({ people }: { people: number }) {
  const perRow = Math.ceil((people + 1) / 2);
  const row = Array.from({ length: perRow }, (_, index) => {
    const x = (index + 0.5) * SPACING;
    return `M${x} ${HEAD}v0M${x} ${SHOULDERS}V${2 * HEIGHT}`;
  });
  const last = people - perRow;
  const viewBox = `0 0 ${perRow * SPACING} ${HEIGHT}`;
  return (
    <div className={styles.crowd} aria-hidden="true">
      <svg viewBox={viewBox} width="100%">
        <path d={row.join('')} />
      </svg>
      <svg viewBox={viewBox} width="100%">
        <path d={row.slice(0, last).join('')} />
        <path stroke="var(--color-accent)" d={row[last]} />
      </svg>
    </div>
  );
}
