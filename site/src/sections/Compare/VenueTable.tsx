/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see VenueTable */
import { EXAMPLE_ORDER_USD, feesOn, rates } from '../../data/claims.ts';
import { askedOfVenues, venueNames } from '../../data/contents.ts';
import type { Translate } from '../../i18n/translate.ts';
import { capital } from '../../lib/letters.ts';
import { printUsd } from '../../lib/money.ts';
import styles from './VenueTable.module.css';

/**
 * Venues side by side, ours on yellow: what is known of all, then what is to be asked of any. The roles
 * repeat what the elements mean: on a phone the rows are laid out as grids, and some browsers then
 * forget that they were a table.
 */
export function VenueTable({ t }: { t: Translate }) {
  const venues = venueNames(t);
  const count = askedOfVenues.length;
  return (
    <table role="table" className={`${styles.table} tabular fit`} aria-labelledby="compare-caption">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className={styles.corner}>
            <span className="sr-only">{t('compare.corner')}</span>
          </th>
          {venues.map((name) => (
            <th key={name} role="columnheader" scope="col" className={styles.venue}>
              <span className="headline fit">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.facts}>
        {facts(t).map(({ label, cells }) => (
          <tr key={label} role="row">
            <th role="rowheader" scope="row" className={styles.label}>
              {label}
            </th>
            {cells.map((cell, column) => (
              <td key={venues[column]} role="cell">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tbody role="rowgroup" className={styles.questions}>
        {askedOfVenues.map((id, place) => (
          <tr key={id} role="row">
            <th role="rowheader" scope="row" className={styles.label}>
              {t(`compare.questions.${id}.question`)}
            </th>
            <td role="cell">{capital(t(`compare.questions.${id}.answer`))}</td>
            {place === 0 && (
              <td
                role="cell"
                className={`${styles.elsewhere} stack`}
                colSpan={venues.length - 1}
                rowSpan={count}
              >
                <div className={styles.statement}>
                  <p className={`${styles.varies} headline fit`}>
                    {t('compare.elsewhere.heading')}
                  </p>
                </div>
                <p className="lead">{t('compare.elsewhere.text', { count })}</p>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is known of all four types of venue. */
function facts(t: Translate) {
  const you = t('compare.facts.you');
  return [
    { label: t('compare.facts.fee'), cells: rates.map(({ text }) => text) },
    {
      label: t('compare.facts.feeOn', { order: printUsd(EXAMPLE_ORDER_USD) }),
      cells: feesOn(EXAMPLE_ORDER_USD),
    },
    { label: t('compare.facts.custody'), cells: [you, t('compare.facts.youOrVenue'), you, you] },
  ];
}
