import { getTokenSymbol, isShown } from '../../data/claims.ts';
import { drawSeatChart } from '../../drawings/seatChart.ts';
import { formatList } from '../../i18n/locales.ts';
import { capitalize } from '../../lib/letters.ts';
import { toLargestUnit } from '../../lib/numbers.ts';
import { ButtonSummary } from '../../components/Button.tsx';
import { SectionHeader } from '../SectionHeader.tsx';
import { hasPit, type SectionProps } from '../sectionProps.ts';
import { SoonButton } from '../../components/SoonButton.tsx';
import { formatTokens, SupplyTable, type SupplyProps } from './SupplyTable.tsx';
import styles from './Token.module.css';

/** The token's benefits, and its supply if the owner claims one. */
export function Token(props: SectionProps) {
  const { owner, t } = props;
  const supply = owner.token?.supply;
  const statement = t('owner.statement');
  const benefits = (['discount', 'staking'] as const).filter((benefit) =>
    isShown(owner, `token.benefits.${benefit}`),
  );
  return (
    <section id="token" aria-labelledby="token-heading">
      <div className="inset">
        {supply ? (
          <Supply {...props} supply={supply} />
        ) : (
          <SectionHeader t={t} name="token" heading={t.text('token.headingWithoutSupply')} />
        )}
        <div className={`${styles.benefits} columns`}>
          {benefits.map((benefit) => (
            <div key={benefit} className="under-rule" data-reveal>
              <h3>{t.text(`token.benefits.${benefit}.title`)}</h3>
              <p>{t.text(`token.benefits.${benefit}.body`)}</p>
            </div>
          ))}
          <div className="under-rule stack" data-reveal>
            {t.text('token.get.label', {}, (label) => (
              <SoonButton
                id="soon-token"
                label={label}
                href={owner.links.token}
                reason={t('token.get.reason')}
                track="get-tokens"
                kind="ring"
              />
            ))}
            {statement && <p className="fine">{statement}</p>}
          </div>
        </div>
      </div>
    </section>
  );
}

function Supply(props: SupplyProps) {
  const { owner, t, language, supply } = props;
  return (
    <div className={`${styles.supply} grid`}>
      <SectionHeader
        t={t}
        name="token"
        heading={
          <>
            {t.text('token.heading', toLargestUnit(supply.tokens, language), capitalize)} <br />
            {t.text('token.subheading')}
          </>
        }
        lead={t.text(hasPit(owner) ? 'token.lead' : 'token.leadWithoutSeats', {
          seat: formatTokens(1, supply, getTokenSymbol(owner)),
        })}
      />
      {hasPit(owner) && (
        <div
          className={styles.seatChart}
          data-reveal
          dangerouslySetInnerHTML={{
            __html: drawSeatChart(owner.lists.token.entries, t('token.seats')),
          }}
        />
      )}
      <div className={`${styles.allocation} stack`} data-reveal>
        <details className="fold">
          <ButtonSummary kind="quiet">{t.text('token.amounts')}</ButtonSummary>
          <SupplyTable {...props} />
        </details>
        <p>{formatInsiderShare(props)}</p>
      </div>
    </div>
  );
}

/** For example, `Team, development and reserve together hold 45%.` */
function formatInsiderShare({ owner, t, language }: SupplyProps) {
  const insiders = owner.lists.token.entries.filter(({ isInside }) => isInside);
  const percent = insiders.reduce((sum, entry) => sum + entry.percent, 0);
  const names = insiders.map(({ id }) => t(`token.entries.${id}.inSentence`));
  const values = { categories: formatList(language, names), share: `${percent}%` };
  return t.text('token.held', values, capitalize);
}
