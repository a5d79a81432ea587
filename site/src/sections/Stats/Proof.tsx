import { owner } from '../../data/owner.ts';
import type { Language } from '../../i18n/locales.ts';
import { ownSentence, type Translate } from '../../i18n/translate.ts';
import { shortAddress } from '../../lib/letters.ts';
import styles from './Stats.module.css';

const PROOFS = ['contract', 'audit', 'company', 'team'] as const;

/** What the owner names for a visitor to check, each with a link to where; nothing where nothing is named. */
export function Proof({ t, language }: { t: Translate; language: Language }) {
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
