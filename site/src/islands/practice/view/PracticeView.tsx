import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../components/Button.tsx';
import { formatAmount } from '../../../lib/money.ts';
import { getBalance } from '../orders.ts';
import { getAnnouncement, useTransitionFocus } from '../transitions.ts';
import { usePractice } from '../usePractice.ts';
import { CashOut } from './CashOut.tsx';
import { Coins, layOutCoins } from './Coins.tsx';
import { DemoControls } from './DemoControls.tsx';
import { Plan } from './Plan.tsx';
import styles from './PracticeView.module.css';
import { RequestButton } from './RequestButton.tsx';
import shared from './Step.module.css';
import { SIGN_UP_VALUE, Ticket } from './Ticket.tsx';
import { Trade } from './Trade.tsx';
import { Wallet } from './Wallet.tsx';
import type { Flow } from '../state.ts';

/** `goesToSignUp` is true if the visitor continues to the sign-up form. */
type PracticeViewProps = { onClosed: (goesToSignUp: boolean) => void };

export function PracticeView({ onClosed }: PracticeViewProps) {
  const { t, flow, demo, pricing } = usePractice();
  const { market } = pricing;
  const { kind: step, request } = flow;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useTransitionFocus(dialog, { flow, demo });
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="practice-heading"
      data-step={step}
      data-wallet-open={request !== null || undefined}
      data-mode={demo ? 'demo' : 'trade'}
      data-rings={layOutCoins(market.coins.length).rings}
      onClose={() => onClosed(dialog.current?.returnValue === SIGN_UP_VALUE)}
    >
      <div className={`${styles.layout} chamfer`}>
        <div className={`${styles.header} cluster`}>
          <div className={`${styles.title} cluster`}>
            <h2 id="practice-heading" className="headline">
              {t('heading')}
            </h2>
            <span className={shared.tag}>{t('tag')}</span>
          </div>
          <p className="caption">{t('balance', { amount: formatAmount(getBalance(flow)) })}</p>
          <form method="dialog">
            <Button type="submit" kind="ring" small data-practice-close>
              {t('close')}
            </Button>
          </form>
        </div>
        <div className={styles.content}>
          <Plan>{(step === 'trade' || step === 'cashOut') && <Coins />}</Plan>
          <div key={step} className={styles.panel}>
            {/* Only make the content inert, so the panel still scrolls. */}
            <div inert={request !== null || demo !== null} aria-hidden={request !== null}>
              {step !== 'ticket' && (
                <>
                  <p className="fine">{t(`${step}.label`)}</p>
                  <h3 id="practice-step" tabIndex={-1}>
                    {t(`${step}.heading`)}
                  </h3>
                </>
              )}
              {!request && <Step flow={flow} />}
            </div>
          </div>
          {request && <Wallet request={request} />}
          {demo && <DemoControls demo={demo} />}
        </div>
        <p className={`${styles.risk} caption ${request ? 'board' : ''}`}>{t('risk')}</p>
      </div>
      <p role="status" className="sr-only">
        {getAnnouncement({ flow, demo }, t, market)}
      </p>
    </dialog>
  );
}

function Step({ flow }: { flow: Flow }) {
  switch (flow.kind) {
    case 'connect':
      return <Connect />;
    case 'trade':
      return <Trade amount={flow.amount} />;
    case 'cashOut':
      return <CashOut bought={flow.bought} />;
    case 'ticket':
      return <Ticket bought={flow.bought} sold={flow.sold} />;
  }
}

function Connect() {
  const { t } = usePractice();
  return (
    <>
      <p className="lead">{t('connect.lead')}</p>
      <RequestButton>{t('connect.button')}</RequestButton>
      <p className={`${shared.note} fine`}>{t('connect.note')}</p>
    </>
  );
}
