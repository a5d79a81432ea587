import { getStatistics } from '../../data/sections.ts';
import { getOwnerValues, formatSpeed } from '../../i18n/ownerValues.ts';
import { getColumnCount } from '../../lib/getColumnCount.ts';
import { shortenAddress } from '../../lib/letters.ts';
import { Numeral } from '../../components/Numeral.tsx';
import type { SectionProps } from '../sectionProps.ts';
import styles from './Stats.module.css';

export function Stats(props: SectionProps) {
  const { owner, t, language } = props;
  const { traders = '', fee = '', minimum = '' } = getOwnerValues(owner, language);
  const speed = formatSpeed(owner, language);
  const computedFigures = new Map([
    ['traders', traders],
    ['fee', fee],
    ['speed', speed?.short ?? ''],
    ['minimum', minimum],
  ]);
  const stats = getStatistics(owner).map(({ id, figure = '' }) => ({
    id,
    figure: computedFigures.get(id) ?? figure,
  }));
  return (
    <section id="stats" aria-labelledby="stats-heading" className="inset">
      <h2 id="stats-heading" className="sr-only">
        {t.text('stats.heading', { count: stats.length })}
      </h2>
      <ul className="cards columns" data-columns={getColumnCount(stats.length)}>
        {stats.map(({ id, figure }) => (
          <li key={id} className={`${styles.item} card under-rule`}>
            <p className={`${styles.figure} numeral fit`}>
              {id === 'minimum' && <span className={styles.about}>{t.text('stats.about')} </span>}
              <Numeral>{figure}</Numeral>
            </p>
            <p className="caption">{t.text(`stats.items.${id}.caption`)}</p>
          </li>
        ))}
      </ul>
      <Proofs {...props} />
    </section>
  );
}

const PROOF_NAMES = ['contract', 'audit', 'company', 'team'] as const;

function Proofs(props: SectionProps) {
  const proofs = PROOF_NAMES.map((name) => getProof(name, props)).filter(
    ({ value }) => value !== '',
  );
  if (proofs.length === 0) return null;
  return (
    <dl
      className={`${styles.proofs} columns under-rule`}
      data-columns={getColumnCount(proofs.length)}
      data-proof
    >
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

function getProof(name: (typeof PROOF_NAMES)[number], { owner, t }: SectionProps) {
  const { value, link } = owner.proof[name];
  // Falls back to the legal entity.
  const isEntity = name === 'company' && value === '';
  const shownValue = name === 'contract' ? shortenAddress(value) : value;
  const detail = t(`owner.${isEntity ? 'registration' : name}`);
  return {
    label: t(`proof.${name}.label`),
    value: isEntity ? owner.legal.entity : shownValue,
    detail: name === 'contract' ? [owner.network, detail].filter(Boolean).join(' · ') : detail,
    link,
    action: t(`proof.${name}.link`),
  };
}
