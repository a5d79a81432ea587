import { getStatistics } from '../../data/sections.ts';
import { getOwnerValues, formatSpeed } from '../../i18n/ownerValues.ts';
import { getColumnCount } from '../../lib/getColumnCount.ts';
import { shortenAddress } from '../../lib/letters.ts';
import { Numeral } from '../../components/Numeral.tsx';
import type { SectionProps } from '../sectionProps.ts';
import styles from './Stats.module.css';

/** The owner's figures, each with its limits. */
export function Stats(props: SectionProps) {
  const { owner, t, language } = props;
  const { traders = '', fee = '', minimum = '' } = getOwnerValues(owner, language);
  const speed = formatSpeed(owner, language);
  const computed = new Map([
    ['traders', traders],
    ['fee', fee],
    ['speed', speed?.short ?? ''],
    ['minimum', minimum],
  ]);
  const stats = getStatistics(owner).map(({ id, figure = '' }) => ({
    name: id,
    figure: computed.get(id) ?? figure,
  }));
  return (
    <section id="stats" aria-labelledby="stats-heading" className="inset">
      <h2 id="stats-heading" className="sr-only">
        {t.text('stats.heading', { count: stats.length })}
      </h2>
      <ul className="columns" data-columns={getColumnCount(stats.length)}>
        {stats.map(({ name, figure }) => (
          <li key={name} className={`${styles.item} under-rule`}>
            <p className={`${styles.figure} numeral fit`}>
              {name === 'minimum' && <span className={styles.about}>{t.text('stats.about')} </span>}
              <Numeral>{figure}</Numeral>
            </p>
            <p className="caption">{t.text(`stats.items.${name}.caption`)}</p>
          </li>
        ))}
      </ul>
      <Proof {...props} />
    </section>
  );
}

const PROOFS = ['contract', 'audit', 'company', 'team'] as const;

/** The owner's proofs, each with a link to its source; nothing without proofs. */
function Proof(props: SectionProps) {
  const proofs = PROOFS.map((name) => proofOf(name, props)).filter(({ value }) => value !== '');
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

function proofOf(name: (typeof PROOFS)[number], { owner, t }: SectionProps) {
  const { value, link } = owner.proof[name];
  const isEntity = name === 'company' && value === '';
  const shown = name === 'contract' ? shortenAddress(value) : value;
  const detail = t(`owner.${isEntity ? 'registration' : name}`);
  return {
    label: t(`proof.${name}.label`),
    value: isEntity ? owner.legal.entity : shown,
    detail: name === 'contract' ? [owner.network, detail].filter(Boolean).join(' · ') : detail,
    link,
    action: t(`proof.${name}.link`),
  };
}
