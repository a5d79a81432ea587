import type { ReactNode } from 'react';
import { capitalize } from '../../lib/letters.ts';
import { SectionHeader } from '../SectionHeader.tsx';
import type { SectionProps } from '../sectionProps.ts';
import styles from './Compare.module.css';
import { VenueTable } from './Tables.tsx';
import { getVenueQuestions } from '../../data/lists.ts';

/** `children` is the fee calculator. */
type CompareProps = SectionProps & { children: ReactNode };

/** Our own column always has the accent color. */
export function Compare({ owner, t, children }: CompareProps) {
  return (
    <section
      id="compare"
      aria-labelledby="compare-heading"
      className={`${styles.section} inset`}
      data-venues={owner.lists.compare.venues.length}
    >
      <SectionHeader t={t} name="compare" lead={t.text('compare.lead')} />
      {children}
      <VenueTable owner={owner} t={t} />
      <Questions owner={owner} t={t} />
    </section>
  );
}

/** Questions to ask any venue, with our answers, plus notes about the comparison. */
function Questions({ owner, t }: Pick<SectionProps, 'owner' | 't'>) {
  const questions = getVenueQuestions(owner);
  return (
    <div className={`${styles.questions} fit`}>
      <dl data-ours={owner.name}>
        {questions.map((id) => (
          <div key={id} className={styles.pair}>
            <dt>{t.text(`compare.questions.${id}.question`)}</dt>
            <dd>{t.text(`compare.questions.${id}.answer`, {}, capitalize)}</dd>
          </div>
        ))}
      </dl>
      <div className={`${styles.otherVenues} stack`}>
        <div>
          <p className={`${styles.otherVenuesHeading} headline fit`}>
            {t.text('compare.elsewhere.heading')}
          </p>
          <p className="lead">{t.text('compare.elsewhere.text', { count: questions.length })}</p>
        </div>
        <div className={styles.notes}>
          <p id="compare-caption" className="caption">
            {t.text('compare.caption')}
          </p>
          <details>
            <summary className={`${styles.methodToggle} caption touch-target`}>
              {t.text('compare.how')}
            </summary>
            <p className="fine">{t.text('compare.footnote')}</p>
          </details>
        </div>
      </div>
    </div>
  );
}
