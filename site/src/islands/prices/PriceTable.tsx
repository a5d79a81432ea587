/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/control-has-associated-label, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role --
   Rows are laid out as grids, over which some browsers forget that they belong to a table. A skeleton's cells say nothing. */
import { Button } from '../../components/Button.tsx';
import { toPriceRows, type Coin } from '../../market/coins.ts';
import { isOldAt, type Quotes } from '../../market/useQuotes.ts';
import { PriceRow, type PricesMessages } from './PriceRow.tsx';
import styles from './PriceTable.module.css';
import boardStyles from './Board.module.css';

const COLUMNS = ['asset', 'price', 'change', 'volume'] as const;
const SKELETONS = 6;

type PriceTableProps = {
  messages: PricesMessages;
  coins: readonly Coin[];
  quotes: Quotes;
  onRetry: () => void;
};

/**
 * The table in every state, as tall as its coins need, so that nothing below it ever moves: while loading
 * six skeletons and empty rows for the rest, after a failed first load empty rows behind the error.
 */
export function PriceTable({ messages, coins, quotes, onRetry }: PriceTableProps) {
  const { kind } = quotes;
  const isSample = 'prices' in quotes && quotes.prices.source === 'sample';
  return (
    <div className={styles.body} aria-busy={kind === 'loading'}>
      {kind === 'loading' && (
        <>
          <p className="sr-only needs-script" suppressHydrationWarning>
            {messages.loading}
          </p>
          <noscript>
            <p className={styles.instead}>{messages.noScript}</p>
          </noscript>
        </>
      )}
      <table
        role="table"
        className={`${styles.table} tabular`}
        aria-hidden={kind === 'failed' || undefined}
      >
        <caption
          className={`${styles.caption} ${boardStyles.reserved}`}
          data-longest={messages[isSample ? 'caption.market' : 'caption.sample']}
        >
          <span suppressHydrationWarning>
            {messages[isSample ? 'caption.sample' : 'caption.market']}
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
        <tbody role="rowgroup" className={kind === 'loading' ? styles.loading : undefined}>
          {'prices' in quotes
            ? toPriceRows(quotes.prices, coins).map((row) => {
                const asOf = quotes.prices.quotes.get(row.id)?.asOf ?? quotes.updatedAt;
                const oldSince = isOldAt(asOf, quotes.updatedAt) ? asOf : null;
                return <PriceRow key={row.id} {...{ ...row, messages, oldSince }} />;
              })
            : coins.map(({ id }, place) => (
                <tr
                  key={id}
                  aria-hidden="true"
                  data-skeleton-row={(kind === 'loading' && place < SKELETONS) || undefined}
                >
                  <td colSpan={COLUMNS.length} />
                </tr>
              ))}
        </tbody>
      </table>
      {kind === 'failed' && (
        <div className={`${styles.instead} stack`}>
          <p>
            <strong className="headline">{messages['error.title']}</strong>
          </p>
          <p>{messages['error.advice']}</p>
          <Button kind="primary" small onClick={onRetry}>
            {messages.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
