import { Button } from '../../../components/Button.tsx';
import { balanceOf } from '../orders.ts';
import { printAmount } from '../../../lib/money.ts';
import type { PracticeProps } from '../practiceProps.ts';
import { Plan } from './Plan.tsx';
import { Coins, OwnCoin } from './Coins.tsx';
import { Trade } from './Trade.tsx';
import { Ticket } from './Ticket.tsx';
import dialogStyles from './Dialog.module.css';
import styles from './PracticeView.module.css';
import { Wallet } from './Wallet.tsx';
import { CashOut } from './CashOut.tsx';
import { WatchBar } from './WatchBar.tsx';
import { Ask, StepHead, withFigure } from './parts.tsx';
import parts from './parts.module.css';
import { placeOf } from './planShapes.ts';

/** The practice floor: a dialog cut into the page as its first level is. */
export function PracticeView(props: PracticeProps) {
  const { dialog, messages, flow, market, coin, demo, announcement, onClose } = props;
  const { step, panel } = stepOf(props);
  const isAsked = flow.kind.startsWith('asked');
  const inert = isAsked || demo !== null;
  const reaches = market.kind === 'prices' && (step === 'trade' || step === 'cashOut');
  const side = coin ? market.coins.indexOf(coin) : -1;
  return (
    <dialog
      ref={dialog}
      className={dialogStyles.dialog}
      aria-labelledby="practice-heading"
      data-step={step}
      data-asked={isAsked || undefined}
      data-mode={demo ? 'watch' : 'walk'}
    >
      <div className="level-edge chamfer" />
      <div className={`${styles.room} chamfer`}>
        <div className={`${styles.top} cluster`}>
          <div className={styles.title}>
            <h2 id="practice-heading" className="headline">
              {messages.heading}
            </h2>
            <span className={`${styles.tag} ${parts.tag}`}>{messages.tag}</span>
          </div>
          <p className={`${styles.balance} caption`}>
            {withFigure(messages.balance, <strong>{printAmount(balanceOf(flow))}</strong>)}
          </p>
          <Button kind="ring" small data-practice-close onClick={onClose}>
            {messages.close}
          </Button>
        </div>
        <div className={styles.scene}>
          <Plan place={placeOf(flow)} reach={reaches && side >= 0 ? side : null}>
            {step === 'trade' && <Coins {...props} inert={inert} />}
            {step === 'cashOut' && coin && <OwnCoin coin={coin} side={side} />}
          </Plan>
          <div key={step} className={styles.panel}>
            {/* Inside of the panel, so that this still scrolls. */}
            <div inert={inert}>{panel}</div>
          </div>
        </div>
        <p className={`${styles.risk} caption ${isAsked ? 'board' : ''}`}>{messages.risk}</p>
        {isAsked && <Wallet {...props} />}
        {demo && <WatchBar {...props} demo={demo} />}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </dialog>
  );
}

/** Step 1, on the rim. */
function Connect(props: PracticeProps) {
  const { messages } = props;
  return (
    <>
      <StepHead messages={messages} step="connect" />
      <p className="lead">{messages['connect.lead']}</p>
      <Ask {...props}>{messages['connect.button']}</Ask>
      <p className={`${parts.note} fine`}>{messages['connect.note']}</p>
    </>
  );
}

/** Which of the four drawings of the floor a state belongs to. */
function stepOf(props: PracticeProps) {
  const { flow } = props;
  switch (flow.kind) {
    case 'connect':
    case 'askedToConnect':
      return { step: 'connect', panel: <Connect {...props} /> } as const;
    case 'trade':
    case 'askedToBuy':
      return { step: 'trade', panel: <Trade {...props} flow={flow} /> } as const;
    case 'cashOut':
    case 'askedToSell':
      return { step: 'cashOut', panel: <CashOut {...props} flow={flow} /> } as const;
    case 'ticket':
      return { step: 'ticket', panel: <Ticket {...props} flow={flow} /> } as const;
  }
}
