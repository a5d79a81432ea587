import { isShown } from '../../data/claimed.ts';
import { figures } from '../../data/figures.ts';
import { owner } from '../../data/owner.ts';
import type { Language } from '../../i18n/locales.ts';
import { ownSentence, speedIn, type Translate } from '../../i18n/translate.ts';
import { shortAddress } from '../../lib/letters.ts';
import { Numeral } from '../../components/Numeral.tsx';
import styles from './Stats.module.css';

/** The figures that the owner claims, each with what limits it; in a wide window each stands lower than the one before. */
export function Stats({ t, language }: { t: Translate; language: Language }) {
  const { traders = '', fee, minimum = '' } = figures(language);
  const { short } = speedIn(language, owner.claims.speed ?? '');
  const stats = (
    [
      { name: 'traders', figure: traders },
      { name: 'fee', figure: fee },
      { name: 'speed', figure: short },
      { name: 'minimum', figure: minimum },
    ] as const
  ).filter(({ name }) => isShown(`stats.${name}`));
  return (
    <section id="stats" aria-labelledby="stats-heading" className={`${styles.section} inset`}>
      <h2 id="stats-heading" className="sr-only">
        {t('stats.heading', { count: stats.length })}
      </h2>
      <ul className={`${styles.items} cluster descending`}>
        {stats.map(({ name, figure }) => (
          <li key={name} className="under-rule">
            <p className={`${styles.figure} numeral fit`}>
              {name === 'minimum' && (
                <span className={`${styles.about} caption`}>{t('stats.about')} </span>
              )}
              <Numeral>{figure}</Numeral>
            </p>
            <p className={`${styles.caption} caption`}>{t(`stats.${name}`)}</p>
          </li>
        ))}
      </ul>
      <Proof t={t} language={language} />
    </section>
  );
}

const PROOFS = ['contract', 'audit', 'company', 'team'] as const;

/** What the owner names for a visitor to check, each with a link to where; nothing where nothing is named. */
function Proof({ t, language }: { t: Translate; language: Language }) {
  const proofs = PROOFS.map((name) => proofOf(name, t, language)).filter(
    ({ value }) => value !== '',
  );
  if (proofs.length === 0) return null;
  return (
    <dl className={`${styles.proofs} columns under-rule`} data-proof>
      {proofs.map(({ label, value, detail, link, action }) => (
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
  );
}

function proofOf(name: (typeof PROOFS)[number], t: Translate, language: Language) {
  const { value, link } = owner.proof[name];
  const isEntity = name === 'company' && value === '';
  const shown = name === 'contract' ? shortAddress(value) : value;
  const detail = ownSentence(language, isEntity ? 'registration' : name);
  return {
    label: t(`proof.${name}.label`),
    value: isEntity ? owner.legal.entity : shown,
    detail: name === 'contract' ? [owner.network, detail].filter(Boolean).join(' · ') : detail,
    link,
    action: t(`proof.${name}.link`),
  };
}
