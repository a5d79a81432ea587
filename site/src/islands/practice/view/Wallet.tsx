import { Button } from '../../../components/Button.tsx';
import { formatDollars } from '../../../lib/money.ts';
import { TOLERANCE_PERCENT } from '../orders.ts';
import { usePractice } from '../usePractice.ts';
import { OrderLines } from './OrderLine.tsx';
import shared from './Step.module.css';
import styles from './Panels.module.css';
import type { WalletRequest } from '../state.ts';

export function Wallet({ request }: { request: WalletRequest }) {
  const { order, previousPrice } = request;
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
        {/* This heading replaces the step's, which is hidden while the wallet is open. */}
        <h4 id="practice-wallet-heading" aria-level={3} tabIndex={-1} className="headline">
          {t(`wallet.${order?.side ?? 'connect'}.heading`)}
        </h4>
        {order && previousPrice && (
          <p className={styles.priceMoved}>
            {t('wallet.moved', {
              from: formatDollars(previousPrice),
              to: formatDollars(order.price),
            })}
          </p>
        )}
        {order ? <OrderLines order={order} /> : <Permissions />}
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
            {t(previousPrice ? 'wallet.approveNewPrice' : 'wallet.approve')}
          </Button>
          <Button kind="ring" data-practice-refuse onClick={() => dispatch({ type: 'reject' })}>
            {t('wallet.refuse')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** What a connected page can and can't do, starting with the title. */
const PERMISSIONS = [
  ['can.title', 'can.address', 'can.holdings', 'can.request'],
  ['cannot.title', 'cannot.move', 'cannot.trade', 'cannot.phrase'],
] as const;

function Permissions() {
  const { t } = usePractice();
  return (
    <div className={`${styles.permissions} caption columns`}>
      {PERMISSIONS.map(([title, ...permissions]) => (
        <ul key={title} aria-label={t(`wallet.connect.${title}`)}>
          <li aria-hidden="true" className={shared.line}>
            <b>{t(`wallet.connect.${title}`)}</b>
          </li>
          {permissions.map((permission) => (
            <li key={permission} className={shared.line}>
              {t(`wallet.connect.${permission}`)}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
