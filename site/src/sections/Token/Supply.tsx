import seats from '../../drawings/seats.svg?raw';
import { owner } from '../../data/owner.ts';
import { listIn, type Language } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import { fill } from '../../lib/fill.ts';
import { capital } from '../../lib/letters.ts';
import { inLargestUnit, printShare } from '../../lib/numbers.ts';
import { SectionHeader } from '../SectionHeader.tsx';
import { unbroken } from '../../components/unbroken.ts';
import { ButtonSummary } from '../../components/Button.tsx';
import { Seat, type SeatKind, type TokenSupply } from './Seat.tsx';
import styles from './Token.module.css';

type SupplyProps = { t: Translate; language: Language; supply: TokenSupply };

/** The whole supply as the section's headline, as seats round the floor, and as a table of the same. */
export function Supply({ t, language, supply }: SupplyProps) {
  return (
    <div className={styles.supply}>
      <SectionHeader
        t={t}
        name="token"
        heading={
          <>
            {capital(t('token.heading', inLargestUnit(supply.tokens, language)))} <br />
            {t('token.subheading')}
          </>
        }
        lead={t('token.lead', { seat: amountOf(1, supply) })}
        stacked
      />
      <div
        className={styles.seats}
        data-reveal
        dangerouslySetInnerHTML={{ __html: fill(seats.trim(), { seats: t('token.seats') }) }}
      />
      <div className={`${styles.split} stack`} data-reveal>
        <details className="fold">
          <ButtonSummary kind="ring" small>
            {t('token.amounts')}
          </ButtonSummary>
          <Split t={t} supply={supply} />
        </details>
        <p>{held(t, language, supply)}</p>
      </div>
    </div>
  );
}

/** So many percent of the supply: `400,000,000 TMX`. */
const amountOf = (percent: number, { tokens }: TokenSupply) =>
  printShare(tokens, percent, owner.name);

/** `Team, development and reserve together hold 45%.` */
function held(t: Translate, language: Language, supply: TokenSupply): string {
  const inside = supply.split.filter(({ isInside }) => isInside);
  const percent = inside.reduce((sum, share) => sum + share.percent, 0);
  const names = inside.map(({ id }) =>
    t(`token.entries.${id}.category`).toLocaleLowerCase(language),
  );
  return t('token.held', {
    categories: capital(listIn(language, names)),
    share: `${percent}%`,
  });
}

function Split({ t, supply }: Omit<SupplyProps, 'language'>) {
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
    <tr className={styles.row}>
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
