import { formatDollars, roundToCent } from '../../../lib/money.ts';
import { createOrder } from '../orders.ts';
import { usePractice } from '../usePractice.ts';
import { PriceTags, formatOrderCoins } from './OrderLine.tsx';
import { NoPrice, RequestButton } from './RequestButton.tsx';
import styles from './Step.module.css';
import type { Order } from '../state.ts';

/** Settlement partners may require these. */
const REQUIREMENTS = ['identity', 'account', 'price', 'limits'] as const;

/** Step 3 shows the value of the coins, and what a real settlement partner may require. */
export function CashOut({ bought }: { bought: Order }) {
  const { t, flow, pricing } = usePractice();
  const { symbol } = bought.coin;
  const sale = createOrder(flow, pricing);
  if (!sale) return <NoPrice />;
  return (
    <>
      <p className={`${styles.value} cluster tabular under-rule`}>
        <b className="numeral">{formatDollars(roundToCent(sale.gross))}</b>{' '}
        <span className="fine">
          {t('cashOut.worth', { coins: formatOrderCoins(bought) })} <PriceTags coin={sale.coin} />
          <br />
          {t('cashOut.paid', { amount: formatDollars(bought.gross) })}
        </span>
      </p>
      <p className="caption">
        <b>{t('cashOut.asks.heading')}</b>
      </p>
      <dl>
        {REQUIREMENTS.map((requirement) => (
          <div key={requirement} className={`${styles.line} ${styles.requirement} fine`}>
            <dt>
              <b>{t(`cashOut.asks.${requirement}.title`)}</b>
            </dt>
            <dd>{t(`cashOut.asks.${requirement}.body`)}</dd>
          </div>
        ))}
      </dl>
      <RequestButton>{t('cashOut.sell', { symbol })}</RequestButton>
    </>
  );
}
