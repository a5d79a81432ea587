import { crowd } from '../../data/claims.ts';
import { owner } from '../../data/owner.ts';
import type { Translate } from '../../i18n/translate.ts';
import { columnsOf } from '../../lib/columnsOf.ts';
import { printWhole } from '../../lib/numbers.ts';
import { SectionHeader } from '../SectionHeader.tsx';
import { SoonButton } from '../../components/SoonButton.tsx';
import styles from './Community.module.css';

/** A card for each place to meet, over a crowd, one person for so many traders, on the slab of the questions. */
export function Community({ t }: { t: Translate }) {
  return (
    <section id="community" aria-labelledby="community-heading" className="flush">
      <div className="inset">
        <SectionHeader t={t} name="community" lead={t('community.warning')} />
        <ul className={`${styles.cards} columns`} data-columns={columnsOf(owner.platforms.length)}>
          {owner.platforms.map(({ id, name, link }) => (
            <li key={id} className={`${styles.card} stack chamfer`} data-reveal>
              <h3>{name}</h3>
              <p className="caption">{t(`community.platforms.${id}.body`)}</p>
              <SoonButton
                id={`soon-${id}`}
                label={t(`community.platforms.${id}.button`)}
                // What stands in brackets is another name of it.
                context={name.replace(/ \(.*\)/, '')}
                href={link}
                tag={t('community.tag')}
                reason={t(`community.platforms.${id}.reason`)}
                kind="ink"
                small
              />
            </li>
          ))}
        </ul>
        <Crowd people={crowd.people} />
      </div>
      <p className={`${styles.count} bleed panel caption`}>
        {t('community.crowd', { unit: printWhole(crowd.unit) })}
      </p>
    </section>
  );
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
