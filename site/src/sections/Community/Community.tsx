import type { ReactNode } from 'react';
import { getColumnCount } from '../../lib/getColumnCount.ts';
import { formatCount } from '../../lib/numbers.ts';
import { SectionHeader } from '../SectionHeader.tsx';
import { hasPit, type SectionProps } from '../sectionProps.ts';
import { SoonButton } from '../../components/SoonButton.tsx';
import styles from './Community.module.css';

/** Names under which presses are counted. A platform that the owner adds is counted by its id. */
const TRACKS = new Map([
  ['discord', 'join-discord'],
  ['twitter', 'follow-twitter'],
  ['telegram', 'join-now'],
  ['reddit', 'join-now'],
]);

/** A crowd, with one person for a number of traders, over the list of platforms. */
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
            {t.text('community.crowd', { unit: formatCount(crowd.unit) })}
          </p>
        )}
        <ul className={`${styles.cards} columns`} data-columns={getColumnCount(platforms.length)}>
          {platforms.map(({ id, name, link }) => (
            <li key={id} className="stack" data-reveal>
              <h3>{name}</h3>
              <p className="caption">{t.text(`community.platforms.${id}.body`)}</p>
              {t.text(`community.platforms.${id}.button`, {}, (label) => (
                <SoonButton
                  id={`soon-${id}`}
                  label={label}
                  // The name in brackets is an alias.
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
 * How many people are drawn for a count of traders, and how many traders each represents: 1, 2 or 5 times a power
 * of ten, so that more than sixty traders take 24 to 60 people. Without a count, the row is full and represents no
 * one.
 */
export function crowdOf(traders: number | null): { people: number; unit: number } {
  if (traders === null) return { people: MAX_PEOPLE, unit: 0 };
  const unit = UNITS.find((size) => traders / size <= MAX_PEOPLE) ?? traders;
  return { unit, people: Math.floor(traders / unit) };
}

/** The room for the last person and their name tag, counted in people. */
const ROOM = 5;
/** In units of the drawing: the distance between people, and the heights of head and shoulders. */
const SPACING = 26;
const HEAD = 9;
const SHOULDERS = 28;
const HEIGHT = 62;

/**
 * People in two rows at one scale, cut off by the line in front of them. The last person is on the floor.
 */
function Crowd({ people, you }: { people: number; you: ReactNode }) {
  const perRow = Math.ceil((people + ROOM) / 2);
  const row = (from: number) =>
    Array.from({ length: perRow }, (_, index) => {
      const x = (index + from) * SPACING;
      return `M${x} ${HEAD}v0M${x} ${SHOULDERS}V${2 * HEIGHT}`;
    });
  // In the gaps of the row behind.
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
