/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/control-has-associated-label, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role --
   Rows are laid out as grids, over which some browsers forget that they belong to a table. A skeleton's cells say nothing. */
import { ASSET_IDS } from '#contract/quote.ts';
import type { Prices as PricesWords } from '../../content/prices.ts';
import { PriceRow } from './PriceRow.tsx';
import rowStyles from './PriceRow.module.css';
import styles from './PriceTable.module.css';
import type { PricesState } from './pricesState.ts';

const COLUMNS = ['asset', 'price', 'change', 'volume'] as const;
const SKELETONS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

type PriceTableProps = { words: PricesWords; state: PricesState };

/**
 * The table in every state, eight rows tall, so that nothing below it ever moves: while loading six
 * skeletons and two empty rows, after a failed first load eight empty rows behind the error.
 */
export function PriceTable({ words, state }: PriceTableProps) {
  const { caption, columns } = words;
  const sample = 'source' in state && state.source === 'sample';
  return (
    <table
      role="table"
      className={`${styles.table} tabular`}
      aria-hidden={state.kind === 'failed' || undefined}
    >
      <caption className={styles.caption}>{sample ? caption.sample : caption.market}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        <Rows words={words} state={state} />
      </tbody>
    </table>
  );
}

function Rows({ words, state }: PriceTableProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <>
          {SKELETONS.map((name) => (
            <tr key={name} className={styles.skeleton} aria-hidden="true" data-skeleton-row>
              <td>
                <span className={rowStyles.asset}>
                  <i className={`${rowStyles.coin} chamfer`} />
                  <span>
                    <i className={styles.bar1} />
                    <i className={styles.bar2} />
                  </span>
                </span>
              </td>
              <td>
                <i className={styles.bar1} />
              </td>
              <td>
                <i className={styles.bar1} />
              </td>
              <td>
                <i className={styles.bar2} />
              </td>
            </tr>
          ))}
          <Empty rows={ASSET_IDS.length - SKELETONS.length} />
        </>
      );
    case 'failed':
      return <Empty rows={ASSET_IDS.length} />;
    case 'live':
    case 'old':
    case 'refreshFailed':
      return state.rows.map(({ row, oldSince }) => (
        <PriceRow key={row.id} words={words} row={row} oldSince={oldSince} />
      ));
  }
}

function Empty({ rows }: { rows: number }) {
  return ASSET_IDS.slice(0, rows).map((id) => (
    <tr key={id} className={styles.empty} aria-hidden="true">
      <td colSpan={4} />
    </tr>
  ));
}
