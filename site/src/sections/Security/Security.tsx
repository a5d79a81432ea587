import { Numeral } from '../../components/Numeral.tsx';
import { SectionHeader } from '../SectionHeader.tsx';
import { hasPit, type SectionProps } from '../sectionProps.ts';
import styles from './Security.module.css';

/** The key's head is the pit from above, with the visitor on the floor. */
const Key = () => (
  <svg viewBox="0 0 300 108" className={styles.key} aria-hidden="true">
    <path
      fill="currentColor"
      d="M32 0h44l32 32v8h192v28h-16v34h-28V68h-20v22h-28V68H108v8l-32 32H32L0 76V32z"
    />
    <path fill="var(--color-accent)" d="M40 20h28l20 20v28L68 88H40L20 68V40z" />
    <g stroke="var(--color-on-accent)" strokeWidth="14" strokeLinecap="round">
      <path stroke="var(--color-accent-shade)" d="M54 72 67 78" />
      <path d="M54 35v0M54 56V75" />
    </g>
  </svg>
);

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
        heading={
          <span className={`${styles.heading} fit`}>
            {t.text('security.heading')} {hasPit(owner) && <Key />}
          </span>
        }
        lead={t.text('security.lead')}
      />
      <ul className={`${styles.cards} cards columns`}>
        {owner.lists.security.cards.map(({ id, figure }) => (
          <li key={id} className={`${styles.card} card under-hairline`} data-reveal>
            <p className="numeral fit">
              <Numeral>{figure}</Numeral>
            </p>
            <p className={`${styles.caption} caption`}>{t.text(`security.cards.${id}.caption`)}</p>
            <h3>{t.text(`security.cards.${id}.title`)}</h3>
            <p>{t.text(`security.cards.${id}.body`)}</p>
          </li>
        ))}
      </ul>
      {/* We can't claim that nothing tracks visitors if there are third-party scripts. */}
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
