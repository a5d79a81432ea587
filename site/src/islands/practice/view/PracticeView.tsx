import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../components/Button.tsx';
import { formatAmount } from '../../../lib/money.ts';
import { balanceOf } from '../orders.ts';
import { announcementOf, useFocus } from '../transitions.ts';
import { usePractice } from '../usePractice.ts';
import { CashOut } from './CashOut.tsx';
import { Coins, layOutPlates } from './Coins.tsx';
import { Ask } from './Ask.tsx';
import shared from './Step.module.css';
import { Plan } from './Plan.tsx';
import styles from './PracticeView.module.css';
import { STARTS, Ticket } from './Ticket.tsx';
import { Trade } from './Trade.tsx';
import { Wallet } from './Wallet.tsx';
import { WatchBar } from './WatchBar.tsx';
import type { Flow } from '../state.ts';

/** `isStarting`: the visitor goes to the sign-up form. */
type PracticeViewProps = { onClosed: (isStarting: boolean) => void };

/** The practice trade in a dialog over the page. */
export function PracticeView({ onClosed }: PracticeViewProps) {
  const { t, flow, demo, terms } = usePractice();
  const { market } = terms;
  const { kind: step, asked } = flow;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useFocus(dialog, { flow, demo });
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="practice-heading"
      data-step={step}
      data-asked={asked !== null || undefined}
      data-mode={demo ? 'watch' : 'walk'}
      data-rings={layOutPlates(market.coins.length).rings}
      onClose={() => onClosed(dialog.current?.returnValue === STARTS)}
    >
      <div className={`${styles.room} chamfer`}>
        <div className={`${styles.top} cluster`}>
          <div className={`${styles.title} cluster`}>
            <h2 id="practice-heading" className="headline">
              {t('heading')}
            </h2>
            <span className={shared.tag}>{t('tag')}</span>
          </div>
          <p className="caption">{t('balance', { amount: formatAmount(balanceOf(flow)) })}</p>
          <form method="dialog">
            <Button type="submit" kind="ring" small data-practice-close>
              {t('close')}
            </Button>
          </form>
        </div>
        <div className={styles.scene}>
          <Plan>{(step === 'trade' || step === 'cashOut') && <Coins />}</Plan>
          <div key={step} className={styles.panel}>
            {/* Inside the panel so that it still scrolls. The step's name on the wallet is only visual. */}
            <div inert={asked !== null || demo !== null} aria-hidden={asked !== null}>
              {step !== 'ticket' && (
                <>
                  <p className="fine">{t(`${step}.label`)}</p>
                  <h3 id="practice-step" tabIndex={-1}>
                    {t(`${step}.heading`)}
                  </h3>
                </>
              )}
              {!asked && <Step flow={flow} />}
            </div>
          </div>
          {asked && <Wallet asked={asked} />}
          {demo && <WatchBar demo={demo} />}
        </div>
        <p className={`${styles.risk} caption ${asked ? 'board' : ''}`}>{t('risk')}</p>
      </div>
      <p role="status" className="sr-only">
        {announcementOf({ flow, demo }, t, market)}
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

/** Step 1. */
function Connect() {
  const { t } = usePractice();
  return (
    <>
      <p className="lead">{t('connect.lead')}</p>
      <Ask>{t('connect.button')}</Ask>
      <p className={`${shared.note} fine`}>{t('connect.note')}</p>
    </>
  );
}
