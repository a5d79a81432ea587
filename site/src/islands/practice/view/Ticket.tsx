import { Button } from '../../../components/Button.tsx';
import { printAmount, printDollars, toRate, upToCent } from '../../../lib/money.ts';
import { printMinute } from '../../../lib/time.ts';
import { outcomeOf, type Order } from '../orders.ts';
import { usePractice } from '../usePractice.ts';
import { printOrdered } from './OrderLine.tsx';
import shared from './Step.module.css';
import styles from './Ticket.module.css';

/** What the dialog returns when it closes to go to the sign-up form. */
export const STARTS = 'start';

/** The end of a practice trade: both orders to the last decimal, and what they add up to. */
export function Ticket({ bought, sold }: { bought: Order; sold: Order }) {
  const { t, rates, dispatch } = usePractice();
  const dearest = toRate(rates.at(-1)?.percent ?? 0);
  const outcome = outcomeOf(bought, sold, dearest);
  return (
    <>
      <div className={styles.ticket} data-practice-ticket>
        <p className={styles.stub}>
          <b data-word={t('ticket.stub')}>{t('ticket.stub')}</b>
        </p>
        <div className={`${styles.paper} caption stack`}>
          <h3 id="practice-step" tabIndex={-1}>
            {t('ticket.heading')}
          </h3>
          <p className="fine">
            {bought.coin.isSample || sold.coin.isSample
              ? t('ticket.sample')
              : t('ticket.market', { time: printMinute(sold.coin.asOf) })}
          </p>
          <Sum order={bought} />
          <Sum order={sold} />
          <p className={styles.sum} data-strong>
            <strong>{t('ticket.back')}</strong>{' '}
            <strong>
              <bdi>{printAmount(sold.net)}</bdi>
            </strong>{' '}
            <span className="fine">
              {t('ticket.difference', {
                fees: printAmount(-outcome.fees),
                rest: printAmount(outcome.priceAndRounding),
              })}
            </span>{' '}
            <bdi className="fine">{printAmount(outcome.difference)}</bdi>
          </p>
          <p className={`${styles.sum} fine`} data-fees>
            <span>
              <b>{printDollars(upToCent(outcome.fees))}</b> {t('ticket.ours')}
            </span>{' '}
            <span>
              <b>{printDollars(upToCent(outcome.feesElsewhere))}</b> {t('ticket.elsewhere')}
            </span>
          </p>
        </div>
      </div>
      <form method="dialog" className={`${shared.actions} cluster`}>
        <Button type="submit" kind="primary" value={STARTS}>
          {t('start')}
        </Button>
        <Button kind="ring" onClick={() => dispatch({ type: 'again' })}>
          {t('ticket.again')}
        </Button>
      </form>
      <p className={`${shared.note} fine`}>{t('ticket.note')}</p>
    </>
  );
}

function Sum({ order }: { order: Order }) {
  const { t } = usePractice();
  return (
    <p className={styles.sum}>
      <span>
        <em className={`${styles.side} chamfer`}>{t(`ticket.${order.side}`)}</em>{' '}
        {t('ticket.order', { coins: printOrdered(order), price: printDollars(order.price) })}
      </span>{' '}
      <bdi>{printAmount(order.gross)}</bdi> <span className="fine">{t('ticket.fee')}</span>{' '}
      <bdi className="fine">{printAmount(order.fee)}</bdi>
    </p>
  );
}
