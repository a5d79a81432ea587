/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see VenueTable */
import { getOrderCosts, EXAMPLE_ORDER_USD, formatFees, getFeeRates } from '../../data/fees.ts';
import { formatUsd } from '../../lib/money.ts';
import type { SectionProps } from '../sectionProps.ts';
import styles from './Compare.module.css';
import { getVenueNames } from '../../data/lists.ts';

type TableProps = Pick<SectionProps, 'owner' | 't'>;

const ORDERS_USD = [50, 1_000, 10_000, 100_000];

/**
 * Compares types of venues. The explicit roles are for browsers that drop the table semantics of rows with
 * `display: grid`.
 */
export function VenueTable({ owner, t }: TableProps) {
  const venues = getVenueNames(owner, t);
  return (
    <table role="table" className={`${styles.table} tabular fit`} aria-labelledby="compare-caption">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <span className="sr-only">{t.text('compare.corner')}</span>
          </th>
          {venues.map((name) => (
            <th key={name} role="columnheader" scope="col">
              <span className="headline fit">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {getRows(owner, t).map(({ label, cells }) => (
          <tr key={label} role="row">
            <th role="rowheader" scope="row">
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
    </table>
  );
}

function getRows(owner: TableProps['owner'], t: TableProps['t']) {
  const computedCells = new Map([
    ['fee', getFeeRates(owner).map(({ text }) => text)],
    ['feeOn', formatFees(owner, EXAMPLE_ORDER_USD)],
  ]);
  return owner.lists.compare.rows.map(({ id, cells = 0 }) => ({
    label: t(`compare.rows.${id}.label`, getOrderCosts(owner)),
    cells:
      computedCells.get(id) ??
      Array.from({ length: cells }, (_, index) => t(`compare.rows.${id}.cells.${index + 1}`)),
  }));
}

/** Fees for four order sizes. The heading is in the fee calculator, which also shows and hides the table. */
export function FeeTable({ owner, t }: TableProps) {
  const columns = getFeeRates(owner).map(({ text }, index) =>
    index === 0 ? t('compare.panel.ownRate') : text,
  );
  return (
    <>
      <table className={`${styles.fees} caption`} aria-labelledby="fee-table-heading">
        <thead>
          <tr>
            {[t('compare.panel.sizeLabel'), ...columns].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ORDERS_USD.map((orderUsd) => (
            <tr key={orderUsd}>
              <th scope="row">{formatUsd(orderUsd)}</th>
              {formatFees(owner, orderUsd).map((fee, index) => (
                <td key={columns[index]}>{fee}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine">{t.text('compare.panel.note')}</p>
    </>
  );
}
