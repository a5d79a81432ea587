import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../components/Button.tsx';
import { printAmount } from '../../../lib/money.ts';
import { balanceOf } from '../orders.ts';
import { layOutPlates } from '../plates.ts';
import type { Flow } from '../reducer.ts';
import { announcementOf, useFocus } from '../transitions.ts';
import { usePractice } from '../usePractice.ts';
import { CashOut } from './CashOut.tsx';
import { Coins } from './Coins.tsx';
import { Ask } from './Ask.tsx';
import { withStrong } from './OrderLine.tsx';
import shared from './Step.module.css';
import { Plan } from './Plan.tsx';
import styles from './PracticeView.module.css';
import { Ticket } from './Ticket.tsx';
import { Trade } from './Trade.tsx';
import { Wallet } from './Wallet.tsx';
import { WatchBar } from './WatchBar.tsx';

/** The practice floor: a dialog cut into the page as its first level is. */
export function PracticeView() {
  const { messages, flow, demo, terms, onClosed } = usePractice();
  const { market } = terms;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useFocus(dialog, { flow, demo });
  const [step, panel] = stepOf(flow);
  const isAsked = flow.kind.startsWith('asked');
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="practice-heading"
      data-step={step}
      data-asked={isAsked || undefined}
      data-mode={demo ? 'watch' : 'walk'}
      data-rings={layOutPlates(market.coins.length).rings}
      onClose={onClosed}
    >
      <div className="level-edge chamfer" />
      <div className={`${styles.room} chamfer`}>
        <div className={`${styles.top} cluster`}>
          <div className={`${styles.title} cluster`}>
            <h2 id="practice-heading" className="headline">
              {messages.heading}
            </h2>
            <span className={shared.tag}>{messages.tag}</span>
          </div>
          <p className="caption">{withStrong(messages.balance, printAmount(balanceOf(flow)))}</p>
          <form method="dialog">
            <Button type="submit" kind="ring" small data-practice-close>
              {messages.close}
            </Button>
          </form>
        </div>
        <div className={styles.scene}>
          <Plan>{(step === 'trade' || step === 'cashOut') && <Coins />}</Plan>
          <div key={step} className={styles.panel}>
            {/* Inside of the panel, so that this still scrolls. */}
            <div inert={isAsked || demo !== null}>
              {step !== 'ticket' && (
                <>
                  <p className="fine">{messages[`${step}.label`]}</p>
                  <h3 id="practice-step" tabIndex={-1}>
                    {messages[`${step}.heading`]}
                  </h3>
                </>
              )}
              {panel}
            </div>
          </div>
        </div>
        <p className={`${styles.risk} caption ${isAsked ? 'board' : ''}`}>{messages.risk}</p>
        {isAsked && <Wallet />}
        {demo && <WatchBar demo={demo} />}
      </div>
      <p role="status" className="sr-only">
        {announcementOf({ flow, demo }, messages, market)}
      </p>
    </dialog>
  );
}

/** Which of the four drawings of the floor a state belongs to. */
function stepOf(flow: Flow) {
  switch (flow.kind) {
    case 'connect':
    case 'askedToConnect':
      return ['connect', <Connect key="connect" />] as const;
    case 'trade':
    case 'askedToBuy':
      return ['trade', <Trade key="trade" amount={flow.amount} />] as const;
    case 'cashOut':
    case 'askedToSell':
      return ['cashOut', <CashOut key="cashOut" bought={flow.bought} />] as const;
    case 'ticket':
      return ['ticket', <Ticket key="ticket" bought={flow.bought} sold={flow.sold} />] as const;
  }
}

/** Step 1, on the rim. */
function Connect() {
  const { messages } = usePractice();
  return (
    <>
      <p className="lead">{messages['connect.lead']}</p>
      <Ask>{messages['connect.button']}</Ask>
      <p className={`${shared.note} fine`}>{messages['connect.note']}</p>
    </>
  );
}
