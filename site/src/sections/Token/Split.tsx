import type { Owner } from '#contract/owner.ts';
import { owner } from '../../data/owner.ts';
import type { Translate } from '../../i18n/translate.ts';
import { printShare } from '../../lib/numbers.ts';
import { unbroken } from '../../components/unbroken.ts';
import styles from './Token.module.css';

export type TokenSupply = NonNullable<NonNullable<Owner['token']>['supply']>;
type SeatKind = TokenSupply['split'][number]['seat'];

/** So many percent of the supply: `400,000,000 TMX`. */
export const amountOf = (percent: number, { tokens }: TokenSupply) =>
  printShare(tokens, percent, owner.name);

/** The supply as a table: each share with its seat, amount and percentage, and the total. */
export function Split({ t, supply }: { t: Translate; supply: TokenSupply }) {
  return (
    <table>
      <caption className="sr-only">{t('token.label')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('token.columns.category')}</th>
          <th scope="col">{t('token.columns.amount')}</th>
          <th scope="col">{t('token.columns.percentage')}</th>
        </tr>
      </thead>
      <tbody>
        {supply.split.map(({ id, vests, percent, seat }) => (
          <Row
            key={id}
            percent={percent}
            seat={seat}
            amount={amountOf(percent, supply)}
            category={t(`token.entries.${id}.category`)}
            description={vests ? t('token.vesting') : t(`token.entries.${id}.description`)}
          />
        ))}
      </tbody>
      <tfoot className="folded">
        <Row category={t('token.total')} percent={100} amount={amountOf(100, supply)} />
      </tfoot>
    </table>
  );
}

type RowProps = {
  category: string;
  percent: number;
  amount: string;
  description?: string;
  seat?: SeatKind;
};

function Row({ category, percent, amount, description, seat }: RowProps) {
  return (
    <tr className={`${styles.row} cluster`}>
      <th scope="row" className={styles.entry}>
        {seat && <Seat kind={seat} />}
        <span className={`${styles.words} cluster`}>
          {category}
          {description && <span className="folded caption"> {unbroken(description)}</span>}
        </span>
      </th>
      <td className="folded caption">
        <bdi>{amount}</bdi>
      </td>
      <td className={`${styles.share} numeral fit`}>{`${percent}%`}</td>
    </tr>
  );
}

/** The floor's yellow has the dark edge that it has in the drawing. */
const PAINT = {
  floor: { fill: 'var(--color-accent)', stroke: 'var(--color-on-accent)' },
  ink: { fill: 'currentColor', stroke: 'currentColor' },
  stone: { fill: 'var(--color-graphic)', stroke: 'var(--color-graphic)' },
  dotted: { fill: 'none', stroke: 'currentColor' },
  ring: { fill: 'none', stroke: 'currentColor' },
} as const;

/** The key of the drawing: one seat, in the shape that its category has there. */
function Seat({ kind }: { kind: SeatKind }) {
  return (
    <svg viewBox="0 0 30 30" width="22" height="22" aria-hidden="true">
      <path
        {...PAINT[kind]}
        strokeWidth="2.5"
        d="M9.7 2.2h10.6l7.5 7.5v10.6l-7.5 7.5H9.7l-7.5-7.5V9.7z"
      />
      {kind === 'dotted' && (
        <path fill="currentColor" d="M12.3 8.6h5.4l3.7 3.7v5.4l-3.7 3.7h-5.4l-3.7-3.7v-5.4z" />
      )}
    </svg>
  );
}
