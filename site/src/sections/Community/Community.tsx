import type { ReactNode } from 'react';
import { columnsOf } from '../../lib/columnsOf.ts';
import { printWhole } from '../../lib/numbers.ts';
import { SectionHeader } from '../SectionHeader.tsx';
import { hasPit, type SectionProps } from '../sectionProps.ts';
import { SoonButton } from '../../components/SoonButton.tsx';
import styles from './Community.module.css';

/** Names under which presses are counted; a place of the owner's own has one of its id. */
const TRACKS = new Map([
  ['discord', 'join-discord'],
  ['twitter', 'follow-twitter'],
  ['telegram', 'join-now'],
  ['reddit', 'join-now'],
]);

/** A crowd, one person for so many traders, over the places to meet. */
export function Community({ owner, t }: SectionProps) {
  const { platforms } = owner.lists.community;
  const crowd = crowdOf(owner.claims.traders);
  return (
    <section id="community" aria-labelledby="community-heading">
      <div className="inset">
        <SectionHeader t={t} name="community" lead={t.text('community.warning')} />
      </div>
      {hasPit(owner) && <Crowd people={crowd.people} you={t.text('hero.legend.you')} />}
      <div className="inset">
        {hasPit(owner) && (
          <p className={`${styles.count} caption`}>
            {t.text('community.crowd', { unit: printWhole(crowd.unit) })}
          </p>
        )}
        <ul className={`${styles.cards} columns`} data-columns={columnsOf(platforms.length)}>
          {platforms.map(({ id, name, link }) => (
            <li key={id} className="stack" data-reveal>
              <h3>{name}</h3>
              <p className="caption">{t.text(`community.platforms.${id}.body`)}</p>
              {t.text(`community.platforms.${id}.button`, {}, (label) => (
                <SoonButton
                  id={`soon-${id}`}
                  label={label}
                  // In brackets is another name of it.
                  context={name.replace(/ \(.*\)/, '')}
                  href={link}
                  reason={t(`community.platforms.${id}.reason`)}
                  track={TRACKS.get(id) ?? `join-${id.toLowerCase()}`}
                  kind="quiet"
                />
              ))}
            </li>
          ))}
        </ul>
      </div>
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

/** How many people's room the last one has, with the word for who it is. */
const ROOM = 5;
/** In units of the drawing: from one person to the next, and where head and shoulders stand. */
const SPACING = 26;
const HEAD = 9;
const SHOULDERS = 28;
const HEIGHT = 62;

/**
 * People in two rows of one scale, cut off by the line they stand behind; the last of all stands on the floor.
 */
function Crowd({ people, you }: { people: number; you: ReactNode }) {
  const perRow = Math.ceil((people + ROOM) / 2);
  const row = (from: number) =>
    Array.from({ length: perRow }, (_, index) => {
      const x = (index + from) * SPACING;
      return `M${x} ${HEAD}v0M${x} ${SHOULDERS}V${2 * HEIGHT}`;
    });
  // In the gaps of those behind.
  const nearer = row(1);
  const last = people - perRow;
  const viewBox = `0 0 ${perRow * SPACING} ${HEIGHT}`;
  return (
    <div className={styles.crowd} aria-hidden="true">
      <svg viewBox={viewBox} width="100%">
        <path d={row(0.5).join('')} />
      </svg>
      <svg viewBox={viewBox} width="100%">
        <path stroke="var(--color-bg)" strokeWidth="22" d={nearer.slice(0, last).join('')} />
        <path d={nearer.slice(0, last).join('')} />
        {/* You, black on the floor. */}
        <rect
          x={(last + 0.5) * SPACING}
          width={(perRow - last - 0.5) * SPACING}
          height={HEIGHT}
          fill="var(--color-accent)"
          stroke="none"
        />
        <path stroke="var(--color-on-accent)" d={nearer[last]} />
      </svg>
      <b className={styles.you}>{you}</b>
    </div>
  );
}
