import type { ReactNode } from 'react';
import { formIsOutside } from '../../data/form.ts';
import { owner } from '../../data/owner.ts';
import { ownSentence } from '../../i18n/format.ts';
import type { Language } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Numeral } from '../../components/Numeral.tsx';
import { SectionHeader } from '../../components/SectionHeader.tsx';
import styles from './Security.module.css';

type SecurityProps = { t: Translate; language: Language };

/** What each card's figure is. */
const CARDS = [
  { name: 'custody', figure: '0' },
  { name: 'approval', figure: '100%' },
  { name: 'login', figure: '0' },
  { name: 'phrase', figure: '1' },
] as const;

/** One statement at full width, four columns of a figure and its card, and what can be checked. */
export function Security({ t, language }: SecurityProps) {
  return (
    <section id="security" aria-labelledby="security-heading" className="inset">
      <SectionHeader
        id="security-heading"
        label={t('security.label')}
        heading={<span className={`${styles.statement} fit`}>{t('security.heading')}</span>}
        lead={t('security.lead')}
        stacked
      />
      <ul className={`${styles.cards} columns four`} data-reveal-group>
        {CARDS.map(({ name, figure }) => (
          <li key={name} className={`${styles.card} stack`} data-reveal>
            <p className={`${styles.stat} cluster`}>
              <span className={styles.figure}>
                <Numeral>{figure}</Numeral>
              </span>{' '}
              <span className={`${styles.caption} caption`}>
                {t(`security.cards.${name}.caption`)}
              </span>
            </p>
            <h3>{t(`security.cards.${name}.title`)}</h3>
            <p>{t(`security.cards.${name}.body`)}</p>
          </li>
        ))}
      </ul>
      <dl className={`${styles.proof} columns`}>
        <Column
          label={t('security.page.label')}
          value={t('security.page.value')}
          detail={t(formIsOutside ? 'security.page.detailOutside' : 'security.page.detail')}
        />
        {proofOf(language).map(({ name, link, ...rest }) => (
          <Column key={name} label={t(`security.${name}.label`)} {...rest}>
            {link && (
              <a href={link} className="touch">
                {t(`security.${name}.link`)}
              </a>
            )}
          </Column>
        ))}
      </dl>
    </section>
  );
}

type ColumnProps = { label: string; value: string; detail: string; children?: ReactNode };

function Column({ label, value, detail, children }: ColumnProps) {
  return (
    <div>
      <dt className="label">{label}</dt>
      <dd className={`${styles.value} headline`}>{value}</dd>
      {detail && <dd className="caption">{detail}</dd>}
      {children && <dd className="caption">{children}</dd>}
    </div>
  );
}

const PROOFS = ['contract', 'audit', 'company', 'team'] as const;

/** What the owner names that a visitor can check, each with its value: the others are left out. */
function proofOf(language: Language) {
  return PROOFS.map((name) => {
    const { value, link } = owner.proof[name];
    if (name === 'company' && value === '') {
      const detail = ownSentence(language, 'registration');
      return { name, value: owner.legal.entity, detail, link };
    }
    const shown = name === 'contract' ? shortened(value) : value;
    return { name, value: shown, detail: ownSentence(language, name), link };
  }).filter(({ value }) => value !== '');
}

/** The first six and the last four characters of an address. */
const shortened = (address: string) => address && `${address.slice(0, 6)}…${address.slice(-4)}`;
