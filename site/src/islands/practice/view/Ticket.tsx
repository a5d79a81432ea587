import { Button } from '../../../components/Button.tsx';
import { formatAmount, formatDollars, toRate, roundUpToCent } from '../../../lib/money.ts';
import { formatMinute } from '../../../lib/time.ts';
import { calculateOutcome } from '../orders.ts';
import { usePractice } from '../usePractice.ts';
import { OrderLine, formatOrderCoins } from './OrderLine.tsx';
import shared from './Step.module.css';
import styles from './Panels.module.css';
import type { Order } from '../state.ts';

/** The dialog's return value if the visitor continues to the sign-up form. */
export const SIGN_UP_VALUE = 'start';

/** The result of a practice trade: both orders with all decimals, and the total. */
export function Ticket({ bought, sold }: { bought: Order; sold: Order }) {
  const { t, rates, dispatch } = usePractice();
  const outcome = calculateOutcome(bought, sold, toRate(rates.at(-1)?.percent ?? 0));
  return (
    <>
      <div className={`${styles.ticket} ticket chamfer`} data-practice-ticket>
        {/* Shown twice, so even a screenshot of half the ticket includes it. */}
        <p className={styles.stub}>
          <b>{t('ticket.stub')}</b>
          <b aria-hidden="true">{t('ticket.stub')}</b>
        </p>
        <div className={`${styles.paper} caption stack`}>
          <h3 id="practice-step" tabIndex={-1}>
            {t('ticket.heading')}
          </h3>
          <p className="fine">
            {bought.coin.isSample || sold.coin.isSample
              ? t('ticket.sample')
              : t('ticket.market', { time: formatMinute(sold.coin.asOf) })}
          </p>
          <dl>
            <OrderDetails order={bought} />
            <OrderDetails order={sold} />
            <OrderLine name={t('ticket.back')} kind="strong">
              {formatAmount(sold.net)}
            </OrderLine>
            <OrderLine
              name={t('ticket.difference', {
                fees: formatAmount(-outcome.fees),
                rest: formatAmount(outcome.priceAndRounding),
              })}
              kind="fine"
            >
              {formatAmount(outcome.difference)}
            </OrderLine>
            <OrderLine name={t('ticket.ours')} kind="large">
              {formatDollars(roundUpToCent(outcome.fees))}
            </OrderLine>
            <OrderLine name={t('ticket.elsewhere')} kind="large">
              {formatDollars(roundUpToCent(outcome.otherFees))}
            </OrderLine>
          </dl>
        </div>
      </div>
      <form method="dialog" className={`${shared.actions} cluster`}>
        <Button type="submit" kind="primary" value={SIGN_UP_VALUE}>
          {t('start')}
        </Button>
        <Button kind="ring" onClick={() => dispatch({ type: 'restart' })}>
          {t('ticket.again')}
        </Button>
      </form>
      <p className={`${shared.note} fine`}>{t('ticket.note')}</p>
    </>
  );
}

function OrderDetails({ order }: { order: Order }) {
  const { t } = usePractice();
  const name = (
    <>
      <em className={`${styles.side} chamfer`} data-side={order.side}>
        {t(`ticket.${order.side}`)}
      </em>{' '}
      {t('ticket.order', { coins: formatOrderCoins(order), price: formatDollars(order.price) })}
    </>
  );
  return (
    <>
      <OrderLine name={name}>{formatAmount(order.gross)}</OrderLine>
      <OrderLine name={t('ticket.fee')} kind="fine">
        {formatAmount(order.fee)}
      </OrderLine>
    </>
  );
}
