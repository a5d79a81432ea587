/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/control-has-associated-label, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role --
   Some browsers drop the table semantics of rows with `display: grid`. The cells of skeleton rows are empty. */
import { Button } from '../../components/Button.tsx';
import { PLACEHOLDER_IMAGE, toPriceRows, type Coin } from '../../market/coins.ts';
import { isQuoteOld, type Quotes } from '../../market/useQuotes.ts';
import { Asset, PriceRow, type PricesMessages } from './PriceRow.tsx';
import styles from './PriceTable.module.css';

const COLUMNS = ['asset', 'price', 'change', 'volume'] as const;
const SKELETON_COUNT = 6;

type PriceTableProps = {
  messages: PricesMessages;
  coins: readonly Coin[];
  quotes: Quotes;
  /** ID of the caption with the data source. */
  captionId: string;
  onRetry: () => void;
};

/**
 * There's a row for each coin in every state, so the table's height never changes. While loading, six rows are skeletons
 * and the rest are empty. If loading fails, an error message covers the empty rows.
 */
export function PriceTable({ messages, coins, quotes, captionId, onRetry }: PriceTableProps) {
  const { kind } = quotes;
  return (
    <div className={styles.body} aria-busy={kind === 'loading'}>
      {kind === 'loading' && (
        <>
          <p className="sr-only needs-script" suppressHydrationWarning>
            {messages.loading}
          </p>
          <noscript>
            <p className={styles.overlay}>{messages.noScript}</p>
          </noscript>
        </>
      )}
      <table
        role="table"
        className={`${styles.table} tabular`}
        aria-labelledby="trading-dashboard-heading"
        aria-describedby={captionId}
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
                const oldSince = isQuoteOld(asOf, quotes.updatedAt) ? asOf : null;
                return <PriceRow key={row.id} {...{ ...row, messages, oldSince }} />;
              })
            : coins.map(({ id, symbol, name }, index) => (
                <tr
                  key={id}
                  aria-hidden="true"
                  data-skeleton-row={(kind === 'loading' && index < SKELETON_COUNT) || undefined}
                >
                  {/* Invisible. Reserves space for the name, which may wrap. */}
                  <Asset image={PLACEHOLDER_IMAGE} symbol={symbol} name={name} />
                  <td colSpan={COLUMNS.length} />
                </tr>
              ))}
        </tbody>
      </table>
      {kind === 'failed' && (
        <div className={`${styles.overlay} stack`}>
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
