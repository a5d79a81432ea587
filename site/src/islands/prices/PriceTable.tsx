/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/control-has-associated-label, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role --
   Some browsers no longer treat a grid's rows as table rows. A skeleton's cells are empty. */
import { Button } from '../../components/Button.tsx';
import { PLACEHOLDER_IMAGE, toPriceRows, type Coin } from '../../market/coins.ts';
import { isOldAt, type Quotes } from '../../market/useQuotes.ts';
import { Asset, PriceRow, type PricesMessages } from './PriceRow.tsx';
import styles from './PriceTable.module.css';

const COLUMNS = ['asset', 'price', 'change', 'volume'] as const;
const SKELETONS = 6;

type PriceTableProps = {
  messages: PricesMessages;
  coins: readonly Coin[];
  quotes: Quotes;
  /** The id of the element that names the data source. */
  describedBy: string;
  onRetry: () => void;
};

/**
 * The table in every state, as tall as its coins need, so that nothing below moves. Loading: six skeletons, then empty
 * rows. After a failed first load: empty rows behind the error.
 */
export function PriceTable({ messages, coins, quotes, describedBy, onRetry }: PriceTableProps) {
  const { kind } = quotes;
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
        aria-labelledby="trading-dashboard-heading"
        aria-describedby={describedBy}
        aria-hidden={kind === 'failed' || undefined}
      >
        <thead role="rowgroup">
          <tr role="row">
            {COLUMNS.map((column) => (
              <th key={column} scope="col" role="columnheader" suppressHydrationWarning>
                {messages[`columns.${column}`]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={'prices' in quotes ? undefined : styles.loading}>
          {'prices' in quotes
            ? toPriceRows(quotes.prices, coins).map((row) => {
                const asOf = quotes.prices.quotes.get(row.id)?.asOf ?? quotes.updatedAt;
                const oldSince = isOldAt(asOf, quotes.updatedAt) ? asOf : null;
                return <PriceRow key={row.id} {...{ ...row, messages, oldSince }} />;
              })
            : coins.map(({ id, symbol, name }, place) => (
                <tr
                  key={id}
                  aria-hidden="true"
                  data-skeleton-row={(kind === 'loading' && place < SKELETONS) || undefined}
                >
                  {/* Invisible, but as tall as with its numbers, however its name breaks. */}
                  <Asset image={PLACEHOLDER_IMAGE} symbol={symbol} name={name} />
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
