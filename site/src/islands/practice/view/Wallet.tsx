import { Button } from '../../../components/Button.tsx';
import { formatDollars } from '../../../lib/money.ts';
import { TOLERANCE_PERCENT } from '../orders.ts';
import { usePractice } from '../usePractice.ts';
import { OrderLines } from './OrderLine.tsx';
import shared from './Step.module.css';
import styles from './Surfaces.module.css';
import type { Request } from '../state.ts';

/** The practice wallet's request. */
export function Wallet({ asked: { order, movedFrom } }: { asked: Request }) {
  const { t, demo, dispatch } = usePractice();
  return (
    <div
      role="group"
      aria-labelledby="practice-wallet-heading"
      className={`${styles.wallet} board chamfer columns`}
      inert={demo !== null}
    >
      <div>
        <p className={`${styles.name} caption cluster space-between`}>
          {t('wallet.name')} <span className={shared.tag}>{t('wallet.tag')}</span>
        </p>
        {/* `inert` hides the step's own heading while this is open. */}
        <h4 id="practice-wallet-heading" aria-level={3} tabIndex={-1} className="headline">
          {t(`wallet.${order?.side ?? 'connect'}.heading`)}
        </h4>
        {order && movedFrom && (
          <p className={styles.moved}>
            {t('wallet.moved', {
              from: formatDollars(movedFrom),
              to: formatDollars(order.price),
            })}
          </p>
        )}
        {order ? <OrderLines order={order} /> : <Rights />}
      </div>
      <div>
        <p className={`${shared.note} fine`}>
          {order ? t('wallet.note', { tolerance: TOLERANCE_PERCENT }) : t('wallet.connect.warning')}
        </p>
        <div className={`${shared.actions} cluster`}>
          <Button
            kind="primary"
            data-practice-approve
            onClick={() => dispatch({ type: 'approve' })}
          >
            {t(movedFrom ? 'wallet.approveNewPrice' : 'wallet.approve')}
          </Button>
          <Button kind="ring" data-practice-refuse onClick={() => dispatch({ type: 'refuse' })}>
            {t('wallet.refuse')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** What a connected page can and can't do: keys of the title and the rights. */
const RIGHTS = [
  ['can.title', 'can.address', 'can.holdings', 'can.request'],
  ['cannot.title', 'cannot.move', 'cannot.trade', 'cannot.phrase'],
] as const;

/** What the wallet explains before it connects. */
function Rights() {
  const { t } = usePractice();
  return (
    <div className={`${styles.rights} caption columns`}>
      {RIGHTS.map(([title, ...rights]) => (
        <ul key={title} aria-label={t(`wallet.connect.${title}`)}>
          <li aria-hidden="true" className={shared.line}>
            <b>{t(`wallet.connect.${title}`)}</b>
          </li>
          {rights.map((right) => (
            <li key={right} className={shared.line}>
              {t(`wallet.connect.${right}`)}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
