import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { formatFees, getFeeRates, TICKET_USD } from '../../data/fees.ts';
import { getLocale } from '../../i18n/locales.ts';
import { formatFee } from '../../lib/money.ts';
import { formatDay } from '../../lib/time.ts';
import type { SectionProps } from '../sectionProps.ts';
import styles from './Trading.module.css';

const MAX_BAR_HEIGHT_PX = 84;

/** `coin` is the symbol of the coin to buy. `estimate` is how much of it the order buys. */
type TicketProps = SectionProps & { coin: string; estimate?: ReactNode };

/** Uses real fees and prices, and starts the demo. */
export function Ticket({ owner, t, language, coin, estimate }: TicketProps) {
  const rates = getFeeRates(owner);
  const fees = formatFees(owner, TICKET_USD);
  const highestPercent = Math.max(...rates.map(({ percent }) => percent));
  return (
    <div className={`${styles.ticket} ticket chamfer`}>
      <p className={`${styles.stub} cluster space-between caption`}>
        <b>{t.text('practice.ticket.heading')}</b> <span>{t.text('practice.tag')}</span>
      </p>
      <p className={`${styles.order} headline`}>{t.text('trading.ticket.order', { coin })}</p>
      <dl className={`${styles.lines} ruled tabular`}>
        <div className="cluster">
          <dt>{t.text('practice.wallet.buy.pay')}</dt>
          <dd>{t.text('practice.usdt', { amount: TICKET_USD.toFixed(2) })}</dd>
        </div>
        <div className="cluster">
          <dt>{t.text('trading.ticket.fee')}</dt>
          <dd>
            <mark>{fees[0]}</mark>
          </dd>
        </div>
        {owner.networkFee && (
          <div className="cluster">
            <dt>
              {t.text('features.receipt.network', {
                day: formatDay(owner.networkFee.asOf, getLocale(language)),
              })}
            </dt>
            <dd>{t('features.receipt.about', { amount: formatFee(owner.networkFee.usd) })}</dd>
          </div>
        )}
        <div className="cluster">
          <dt>{t.text('practice.wallet.get')}</dt>
          <dd>{estimate}</dd>
        </div>
      </dl>
      <div className={styles.rates}>
        <p className="caption">{t.text('practice.trade.fees')}</p>
        <ol className="bars">
          {rates.map(({ text, percent }, index) => (
            <li key={text}>
              <svg
                height={Math.round((percent / highestPercent) * MAX_BAR_HEIGHT_PX)}
                aria-hidden="true"
              />
              <b>{fees[index]}</b>
              <span className="caption">{text}</span>
            </li>
          ))}
        </ol>
      </div>
      <ButtonLink
        kind="ring"
        href="#trading-dashboard"
        data-practice="#watch"
        data-track="watch-demo"
      >
        {t.text('trading.demo.label')}
      </ButtonLink>
    </div>
  );
}
