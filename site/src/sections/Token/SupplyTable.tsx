import type { Owner } from '#site/owner/settings.ts';
import { hasPit, type SectionProps } from '../sectionProps.ts';
import { getTokenSymbol } from '../../data/claims.ts';
import { formatCount } from '../../lib/numbers.ts';
import { preventHyphenBreaks } from '../../components/preventHyphenBreaks.ts';
import styles from './Token.module.css';

export type TokenSupply = NonNullable<NonNullable<Owner['token']>['supply']>;

/** For example, `400,000,000 TMX`. */
export const formatTokens = (percent: number, { tokens }: TokenSupply, symbol: string) =>
  `${formatCount(Math.round((tokens * percent) / 100))} ${symbol}`;

export type SupplyProps = SectionProps & { supply: TokenSupply };

/** The seats in the table are a legend for the seat chart. */
export function SupplyTable({ owner, t, supply }: SupplyProps) {
  const symbol = getTokenSymbol(owner);
  return (
    <table>
      <caption className="sr-only">{t.text('token.label')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t.text('token.columns.category')}</th>
          <th scope="col">{t.text('token.columns.amount')}</th>
          <th scope="col">{t.text('token.columns.percentage')}</th>
        </tr>
      </thead>
      <tbody>
        {owner.lists.token.entries.map(({ id, vests, percent, seat }) => (
          <Row
            key={id}
            percent={percent}
            seat={hasPit(owner) ? seat : undefined}
            amount={formatTokens(percent, supply, symbol)}
            category={t(`token.entries.${id}.category`)}
            vests={vests}
            description={vests ? t('token.vesting') : t(`token.entries.${id}.description`)}
          />
        ))}
      </tbody>
      <tfoot className="folded">
        <Row category={t('token.total')} percent={100} amount={formatTokens(100, supply, symbol)} />
      </tfoot>
    </table>
  );
}

type RowProps = {
  category: string;
  percent: number;
  amount: string;
  vests?: boolean | undefined;
  description?: string;
  seat?: Owner['lists']['token']['entries'][number]['seat'] | undefined;
};

function Row({ category, percent, amount, vests, description, seat }: RowProps) {
  return (
    <tr className={`${styles.row} cluster`}>
      <th scope="row" className={styles.entry}>
        {seat && (
          <svg viewBox="-16 -16 32 32" width="22" height="22" aria-hidden="true">
            <use href={`#seat-${seat}`} />
          </svg>
        )}
        <span className={`${styles.description} cluster`}>
          {category}
          {/* The table shows whether an allocation is locked even when it's collapsed. */}
          {description && (
            <span className={`${vests ? '' : 'folded'} caption`}>
              {' '}
              {preventHyphenBreaks(description)}
            </span>
          )}
        </span>
      </th>
      <td className="folded caption">
        <bdi>{amount}</bdi>
      </td>
      <td className={`${styles.share} numeral fit`}>{`${percent}%`}</td>
    </tr>
  );
}
