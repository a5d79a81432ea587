import type { ReactNode } from 'react';
import { printMinute } from '../../../lib/time.ts';
import { Button } from '../../../components/Button.tsx';
import { fill } from '../../../lib/text.ts';
import type { PricedCoin } from '../market.ts';
import type { PracticeProps } from '../practiceProps.ts';
import styles from './parts.module.css';

type Messages = Pick<PracticeProps, 'messages'>;

/** A sentence with its one place filled by something that is drawn in its own way. */
export function withFigure(sentence: string, figure: ReactNode): ReactNode {
  const [before, after] = sentence.split(/\{\w+\}/);
  return (
    <>
      {before}
      {figure}
      {after}
    </>
  );
}

type StepHeadProps = Messages & { step: 'connect' | 'trade' | 'cashOut' };

/** A step's name, and above it where the visitor stands. */
export function StepHead({ messages, step }: StepHeadProps) {
  return (
    <>
      <p className="fine">{messages[`${step}.label`]}</p>
      <h3 id="practice-step" tabIndex={-1}>
        {messages[`${step}.heading`]}
      </h3>
    </>
  );
}

/** One line of an order, in a list of such lines. `strong`: what is paid, and what comes out of it. */
export function Line(props: { name: ReactNode; strong?: boolean; children: ReactNode }) {
  const { name, strong, children } = props;
  return (
    <div className={`${styles.line} cluster`} data-strong={strong || undefined}>
      <dt>{name}</dt>
      <dd className="tabular">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** The one request of a step. After a refusal it says what that did, and asks the same again. */
export function Ask(props: PracticeProps & { children: ReactNode }) {
  const { messages, flow, dispatch, children } = props;
  const refused = 'refused' in flow && flow.refused;
  return (
    <div className={`${styles.actions} cluster`}>
      {refused && <Message messages={messages} of="refused" />}
      <Button kind="primary" data-practice-ask onClick={() => dispatch({ type: 'ask' })}>
        {refused ? messages.askAgain : children}
      </Button>
    </div>
  );
}

type MessageProps = Messages & { of: 'refused' | 'trade.loading' | 'trade.none' };

function Message({ messages, of }: MessageProps) {
  return (
    <div className={styles.message}>
      <h4 className="headline">{messages[`${of}.title`]}</h4>
      <p>{messages[`${of}.body`]}</p>
    </div>
  );
}

type PriceTagsProps = Messages & { coin?: PricedCoin | undefined; isSample: boolean };

/** What a price has to say of itself: that it is a sample, or old. */
export function PriceTags({ coin, isSample, messages }: PriceTagsProps) {
  return (
    <>
      {isSample && <span className={styles.tag}>{messages['trade.sample']}</span>}
      {coin?.isOld && (
        <span className={styles.tag}>{fill(messages.asOf, { time: printMinute(coin.asOf) })}</span>
      )}
    </>
  );
}

/** Stands where a price is missing: without one there is no order. */
export function NoPrice({ messages, market, onRetry }: PracticeProps) {
  if (market.kind === 'loading') return <Message messages={messages} of="trade.loading" />;
  return (
    <>
      <Message messages={messages} of="trade.none" />
      <div className={`${styles.actions} cluster`}>
        <Button kind="primary" onClick={onRetry}>
          {messages.retry}
        </Button>
      </div>
    </>
  );
}
