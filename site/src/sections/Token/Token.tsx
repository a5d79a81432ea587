import seats from '../../drawings/seats.svg?raw';
import { owner } from '../../data/owner.ts';
import { amountOf, inside } from '../../data/claims.ts';
import { listIn, type Language } from '../../i18n/locales.ts';
import { ownSentence, type Translate } from '../../i18n/translate.ts';
import { capital, fill } from '../../lib/text.ts';
import { inLargestUnit } from '../../lib/tokenSupply.ts';
import { SectionHeader } from '../SectionHeader.tsx';
import { SoonButton } from '../../components/SoonButton.tsx';
import { unbroken } from '../../components/unbroken.ts';
import { Seat, type SeatKind } from './Seat.tsx';
import styles from './Token.module.css';

/** The whole supply as seats round the floor, the same as a table, and what the token is for. */
export function Token({ t, language }: { t: Translate; language: Language }) {
  const supply = inLargestUnit(owner.claims.supply, language);
  const statement = ownSentence(language, 'statement');
  return (
    <section id="token" aria-labelledby="token-heading">
      <div className="inset">
        <div className={styles.supply}>
          <SectionHeader
            t={t}
            name="token"
            heading={
              <>
                {capital(t('token.heading', supply))} <br />
                {t('token.subheading')}
              </>
            }
            lead={t('token.lead', { seat: amountOf(1) })}
            stacked
          />
          <div
            className={styles.seats}
            data-reveal
            dangerouslySetInnerHTML={{ __html: fill(seats.trim(), { seats: t('token.seats') }) }}
          />
          <div className={`${styles.split} stack`} data-reveal>
            <Split t={t} />
            <p>{held(t, language)}</p>
          </div>
        </div>
        <div className={`${styles.uses} columns`} data-reveal-group>
          {(['discount', 'staking'] as const).map((benefit) => (
            <div key={benefit} className={`${styles.use} stack under-rule`} data-reveal>
              <h3>{t(`token.benefits.${benefit}.title`)}</h3>
              <p>{t(`token.benefits.${benefit}.body`)}</p>
            </div>
          ))}
          <div className={`${styles.use} stack under-rule`} data-reveal>
            <SoonButton
              id="soon-token"
              label={t('token.get.label')}
              href={owner.links.token}
              tag={t('token.get.tag')}
              reason={t('token.get.reason')}
              kind="primary"
            />
            <p className="caption">{t('token.get.note')}</p>
            {statement && <p className="fine">{statement}</p>}
          </div>
        </div>
      </div>
    </section>
  );
}

/** `Team, development and reserve together hold 45%, or 450,000,000 TMX.` */
function held(t: Translate, language: Language): string {
  const names = inside.ids.map((id) =>
    t(`token.entries.${id}.category`).toLocaleLowerCase(language),
  );
  return t('token.held', {
    categories: capital(listIn(language, names)),
    share: `${inside.percent}%`,
    amount: amountOf(inside.percent),
  });
}

function Split({ t }: { t: Translate }) {
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
        {owner.split.map(({ id, vests, ...entry }) => (
          <Row
            key={id}
            {...entry}
            category={t(`token.entries.${id}.category`)}
            description={vests ? t('token.vesting') : t(`token.entries.${id}.description`)}
          />
        ))}
      </tbody>
      <tfoot>
        <Row category={t('token.total')} percent={100} />
      </tfoot>
    </table>
  );
}

type RowProps = { category: string; percent: number; description?: string; seat?: SeatKind };

function Row({ category, percent, description, seat }: RowProps) {
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.entry}>
        {seat && <Seat kind={seat} />}
        <span className={`${styles.words} cluster`}>
          {category}
          {description && <span className="caption"> {unbroken(description)}</span>}
        </span>
      </th>
      <td className={`${styles.amount} caption`}>
        <bdi>{amountOf(percent)}</bdi>
      </td>
      <td className={`${styles.share} fit`}>{`${percent}%`}</td>
    </tr>
  );
}
