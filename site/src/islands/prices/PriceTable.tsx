/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/control-has-associated-label, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role --
   Rows are laid out as grids, over which some browsers forget that they belong to a table. A skeleton's cells say nothing. */
import type { Coin } from '../../market/coins.ts';
import { PriceRow } from './PriceRow.tsx';
import type { PricesMessages } from './Prices.tsx';
import rowStyles from './PriceRow.module.css';
import styles from './PriceTable.module.css';
import type { PricesState } from './pricesState.ts';

const COLUMNS = ['asset', 'price', 'change', 'volume'] as const;
const SKELETONS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

type PriceTableProps = {
  messages: PricesMessages;
  coins: readonly Coin[];
  state: PricesState;
};

/**
 * The table in every state, as tall as its coins need, so that nothing below it ever moves: while loading
 * six skeletons and empty rows for the rest, after a failed first load empty rows behind the error.
 */
export function PriceTable(props: PriceTableProps) {
  const { messages, state } = props;
  const sample = 'source' in state && state.source === 'sample';
  return (
    <table
      role="table"
      className={`${styles.table} tabular`}
      aria-hidden={state.kind === 'failed' || undefined}
    >
      <caption
        className={styles.caption}
        data-instead={messages[sample ? 'caption.market' : 'caption.sample']}
      >
        <span suppressHydrationWarning>
          {messages[sample ? 'caption.sample' : 'caption.market']}
        </span>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((column) => (
            <th key={column} scope="col" role="columnheader" suppressHydrationWarning>
              {messages[`columns.${column}`]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={state.kind === 'loading' ? styles.loading : undefined}>
        <Rows {...props} />
      </tbody>
    </table>
  );
}

function Rows({ messages, coins, state }: PriceTableProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <>
          {SKELETONS.slice(0, coins.length).map((name) => (
            <tr key={name} aria-hidden="true" data-skeleton-row>
              <td colSpan={4}>
                <span className={rowStyles.asset}>
                  <i className={`${rowStyles.coin} chamfer`} />
                  <i />
                </span>
              </td>
            </tr>
          ))}
          <Empty coins={coins.slice(SKELETONS.length)} />
        </>
      );
    case 'failed':
      return <Empty coins={coins} />;
    case 'live':
    case 'old':
    case 'refreshFailed':
      return state.rows.map(({ row, oldSince }) => (
        <PriceRow key={row.id} messages={messages} row={row} oldSince={oldSince} />
      ));
  }
}

function Empty({ coins }: { coins: readonly Coin[] }) {
  return coins.map(({ id }) => (
    <tr key={id} aria-hidden="true">
      <td colSpan={4} />
    </tr>
  ));
}
