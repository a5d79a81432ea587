import { Button } from '../../ui/Button.tsx';
import { placeOf } from '../flow/place.ts';
import { printAmount } from '../money/print.ts';
import type { PracticeProps } from '../practiceProps.ts';
import { stepOf } from './steps.ts';
// Their styles come in this order, in which they compress best.
import { Plan } from './Plan.tsx';
import { Coins, OwnCoin } from './Coins.tsx';
import { Trade } from './Trade.tsx';
import { Ticket } from './Ticket.tsx';
import styles from './PracticeView.module.css';
import { Wallet } from './Wallet.tsx';
import { CashOut } from './CashOut.tsx';
import { WatchBar } from './WatchBar.tsx';
import { Connect } from './Connect.tsx';
import { withFigure } from './parts.tsx';
import parts from './parts.module.css';

/** The practice floor: a dialog cut into the page as its first level is. */
export function PracticeView(props: PracticeProps) {
  const { dialog, words, flow, market, coin, watch, balance, onClose, children } = props;
  const step = stepOf(flow);
  const isAsked = flow.at.startsWith('asked');
  const inert = isAsked || watch !== null;
  const reaches = market.kind === 'prices' && (step === 'trade' || step === 'cashOut');
  const side = coin ? market.coins.indexOf(coin) : -1;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="practice-heading"
      data-step={step}
      data-asked={isAsked || undefined}
      data-market={market.kind}
      data-mode={watch ? 'watch' : 'walk'}
      data-moment={watch?.moment}
    >
      <div className="level-edge oct" />
      <div className={`${styles.room} oct`}>
        <div className={styles.top}>
          <h2 id="practice-heading">{words.heading}</h2>
          <span className={parts.tag}>{words.tag}</span>
          <p className={parts.balance}>
            {withFigure(words.balance, <strong>{printAmount(balance)}</strong>)}
          </p>
          <Button kind="ring" small data-practice-close onClick={onClose}>
            {words.close}
          </Button>
        </div>
        <div className={styles.scene}>
          <Plan place={placeOf(flow)} reach={reaches && side >= 0 ? side : null}>
            {step === 'trade' && <Coins {...props} inert={inert} />}
            {step === 'cashOut' && coin && <OwnCoin coin={coin.id} market={market} />}
          </Plan>
          <div key={step} className={styles.panel}>
            <div className={styles.step} inert={inert}>
              <PanelOf {...props} />
            </div>
          </div>
        </div>
        <p className={styles.risk}>{words.risk}</p>
        {isAsked && <Wallet {...props} />}
        {watch && <WatchBar words={words.watch} {...watch} />}
      </div>
      {children}
    </dialog>
  );
}

function PanelOf(props: PracticeProps) {
  const { flow } = props;
  switch (flow.at) {
    case 'connect':
    case 'askedToConnect':
      return <Connect {...props} />;
    case 'trade':
    case 'askedToBuy':
      return <Trade {...props} flow={flow} />;
    case 'cashOut':
    case 'askedToSell':
      return <CashOut {...props} flow={flow} />;
    case 'ticket':
      return <Ticket {...props} flow={flow} />;
  }
}
