import { getLocale } from '../../i18n/locales.ts';
import { shortenAddress } from '../../lib/letters.ts';
import { formatDay } from '../../lib/time.ts';
import type { SectionProps } from '../sectionProps.ts';
import styles from './Hero.module.css';

/** Links to the owner's audit and contract. */
export function ProofLine({ owner, t, language }: SectionProps) {
  const { audit, contract } = owner.proof;
  const date = audit.date && formatDay(audit.date, getLocale(language));
  const address = shortenAddress(contract.value);
  const proofs = [
    {
      ...audit,
      text: date
        ? t('hero.proof.audit', { date })
        : t('hero.proof.auditor', { auditor: audit.value }),
    },
    { ...contract, text: t('hero.proof.contract', { address }) },
  ].filter(({ value }) => value !== '');
  if (proofs.length === 0) return null;
  return (
    <p className={`${styles.proof} caption cluster`}>
      {proofs.map(({ text, link }) => (
        <span key={text} className="nowrap">
          {link ? <a href={link}>{text}</a> : text}{' '}
        </span>
      ))}
    </p>
  );
}
