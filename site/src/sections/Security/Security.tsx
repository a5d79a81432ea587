import { formIsOutside } from '../../data/form.ts';
import { owner } from '../../data/owner.ts';
import type { Language } from '../../i18n/locales.ts';
import { ownSentence, type Translate } from '../../i18n/translate.ts';
import { Numeral } from '../../components/Numeral.tsx';
import { SectionHeader } from '../SectionHeader.tsx';
import styles from './Security.module.css';

/** What each card's figure is. */
const CARDS = [
  { name: 'custody', figure: '0' },
  { name: 'approval', figure: '100%' },
  { name: 'login', figure: '0' },
  { name: 'phrase', figure: '1' },
] as const;

/** One statement at full width, four columns of a figure and its card, and what can be checked. */
export function Security({ t, language }: { t: Translate; language: Language }) {
  const shown = proofs(t, language);
  return (
    <section id="security" aria-labelledby="security-heading" className="inset">
      <SectionHeader
        t={t}
        name="security"
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
      <dl className={`${styles.proof} columns`} hidden={shown.length === 0}>
        {shown.map(({ label, value, detail, link, action }) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <dd className={`${styles.value} headline`}>{value}</dd>
            {detail && <dd className="caption">{detail}</dd>}
            {link && (
              <dd className="caption">
                <a href={link} className="touch">
                  {action}
                </a>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

const PROOFS = ['contract', 'audit', 'company', 'team'] as const;

/** What a visitor can check: the page itself, then whatever of the rest the owner names. */
function proofs(t: Translate, language: Language) {
  const page = {
    label: t('security.page.label'),
    value: t('security.page.value'),
    detail: t(formIsOutside ? 'security.page.detailOutside' : 'security.page.detail'),
    link: '',
    action: '',
  };
  const named = PROOFS.map((name) => {
    const { value, link } = owner.proof[name];
    const isEntity = name === 'company' && value === '';
    // Of an address its first six and its last four characters.
    const shown = name === 'contract' ? value.replace(/^(.{6}).*(.{4})$/, '$1…$2') : value;
    return {
      label: t(`security.${name}.label`),
      value: isEntity ? owner.legal.entity : shown,
      detail: ownSentence(language, isEntity ? 'registration' : name),
      link,
      action: t(`security.${name}.link`),
    };
  });
  // A script of others may track, so the page cannot prove that it does not.
  return [...(owner.analytics ? [] : [page]), ...named.filter(({ value }) => value !== '')];
}
