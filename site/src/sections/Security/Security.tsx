import { Numeral } from '../../components/Numeral.tsx';
import { SectionHeader } from '../SectionHeader.tsx';
import type { SectionProps } from '../sectionProps.ts';
import styles from './Security.module.css';

/** One statement at full width, four lines of a figure and what follows from it, and what the page proves of itself. */
export function Security({ owner, form, t }: SectionProps) {
  return (
    <section
      id="security"
      aria-labelledby="security-heading"
      className={`${styles.section} inset stack`}
    >
      <SectionHeader
        t={t}
        name="security"
        heading={<span className={`${styles.statement} fit`}>{t.text('security.heading')}</span>}
        lead={t.text('security.lead')}
      />
      <ul className={`${styles.cards} columns`}>
        {owner.lists.security.cards.map(({ id: name, figure }) => (
          <li key={name} className={`${styles.card} under-hairline`} data-reveal>
            <p className="numeral fit">
              <Numeral>{figure}</Numeral>
            </p>
            <p className={`${styles.caption} caption`}>
              {t.text(`security.cards.${name}.caption`)}
            </p>
            <h3>{t.text(`security.cards.${name}.title`)}</h3>
            <p>{t.text(`security.cards.${name}.body`)}</p>
          </li>
        ))}
      </ul>
      {/* A script of others may track, so the page cannot prove that it does not. */}
      {owner.analytics.length === 0 && (
        <p>
          <b>{t.text('security.page.value')}.</b>{' '}
          {t.text(
            form.state === 'outside' ? 'security.page.detailOutside' : 'security.page.detail',
          )}
        </p>
      )}
    </section>
  );
}
