import type { ReactNode } from 'react';
import { getColumnCount } from '../../lib/getColumnCount.ts';
import { formatCount } from '../../lib/numbers.ts';
import { SectionHeader } from '../SectionHeader.tsx';
import { hasPit, type SectionProps } from '../sectionProps.ts';
import { SoonButton } from '../../components/SoonButton.tsx';
import styles from './Community.module.css';

/** Other platforms are tracked by their ID. */
const TRACKING_NAMES = new Map([
  ['discord', 'join-discord'],
  ['twitter', 'follow-twitter'],
  ['telegram', 'join-now'],
  ['reddit', 'join-now'],
]);

/** The crowd above the list of platforms represents the number of traders. */
export function Community({ owner, t }: SectionProps) {
  const { platforms } = owner.lists.community;
  const crowd = scaleCrowd(owner.claims.traders);
  return (
    <section id="community" aria-labelledby="community-heading">
      <div className="inset">
        <SectionHeader t={t} name="community" lead={t.text('community.warning')} />
      </div>
      {hasPit(owner) && <Crowd people={crowd.people} you={t.text('hero.legend.you')} />}
      <div className="inset">
        {hasPit(owner) && (
          <p className={`${styles.count} caption`}>
            {t.text('community.crowd', { unit: formatCount(crowd.tradersPerPerson) })}
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
                  // Leave out an alias in parentheses.
                  context={name.replace(/ \(.*\)/, '')}
                  href={link}
                  reason={t(`community.platforms.${id}.reason`)}
                  track={TRACKING_NAMES.get(id) ?? `join-${id.toLowerCase()}`}
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
/** 1, 2, or 5 times a power of ten. */
const ROUND_NUMBERS = [...Array(9).keys()].flatMap((exponent) =>
  [1, 2, 5].map((digit) => digit * 10 ** exponent),
);

/**
 * Returns how many people to draw and how many traders each one represents. If the owner doesn't claim a number of
 * traders, the crowd has its maximum size and doesn't represent anyone.
 */
export function scaleCrowd(traders: number | null) {
  if (traders === null) return { people: MAX_PEOPLE, tradersPerPerson: 0 };
  const tradersPerPerson = ROUND_NUMBERS.find((count) => traders / count <= MAX_PEOPLE) ?? traders;
  return { people: Math.floor(traders / tradersPerPerson), tradersPerPerson };
}

/** Leaves room for the visitor and the name tag. */
const FREE_POSITIONS = 5;
// In viewBox units. Y coordinates start at the top.
const SPACING = 26;
const HEAD_Y = 9;
const SHOULDERS_Y = 28;
const VIEW_HEIGHT = 62;

/** Draws two rows of people. The last person in the near row is the visitor, standing on the floor. */
function Crowd({ people, you }: { people: number; you: ReactNode }) {
  const positionsPerRow = Math.ceil((people + FREE_POSITIONS) / 2);
  const createRow = (offset: number) =>
    Array.from({ length: positionsPerRow }, (_, index) => {
      const x = (index + offset) * SPACING;
      return `M${x} ${HEAD_Y}v0M${x} ${SHOULDERS_Y}V${2 * VIEW_HEIGHT}`;
    });
  const farRow = createRow(0.5).join('');
  // Offset the near row by half a position, so it fills the gaps in the far row.
  const nearRow = createRow(1);
  const visitor = people - positionsPerRow;
  const nearCrowd = nearRow.slice(0, visitor).join('');
  const viewBox = `0 0 ${positionsPerRow * SPACING} ${VIEW_HEIGHT}`;
  return (
    <div className={styles.crowd} aria-hidden="true">
      <svg viewBox={viewBox} width="100%">
        <path d={farRow} />
      </svg>
      <svg viewBox={viewBox} width="100%">
        {/* Outlines in the background color separate the two rows. */}
        <path stroke="var(--color-bg)" strokeWidth="22" d={nearCrowd} />
        <path d={nearCrowd} />
        <rect
          x={(visitor + 0.5) * SPACING}
          width={(positionsPerRow - visitor - 0.5) * SPACING}
          height={VIEW_HEIGHT}
          fill="var(--color-accent)"
          stroke="none"
        />
        <path stroke="var(--color-on-accent)" d={nearRow[visitor]} />
      </svg>
      <b className={styles.you}>{you}</b>
    </div>
  );
}
