import type { ReactNode } from 'react';
import { printMinute } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { fill } from '../../lib/fill.ts';
import type { Coin } from '../flow/market.ts';
import type { PracticeProps } from '../practiceProps.ts';
import styles from './parts.module.css';

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

/** A step's name, and above it where the visitor stands. */
export function StepHead({ label, heading }: { label: string; heading: string }) {
  return (
    <div className={styles.head} data-stays>
      <p>{label}</p>
      <h3 id="practice-step" tabIndex={-1}>
        {heading}
      </h3>
    </div>
  );
}

type LineProps = { name: ReactNode; strong?: boolean; children: ReactNode };

/** One line of an order, in a list of such lines. `strong`: what is paid, and what comes out of it. */
export function Line({ name, strong, children }: LineProps) {
  return (
    <div className={styles.line} data-strong={strong || undefined}>
      <dt>{name}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}

type AskProps = PracticeProps & { children: ReactNode };

/** The one request of a step. After a refusal it says what that did, and asks the same again. */
export function Ask({ words, flow, dispatch, children }: AskProps) {
  const refused = 'refused' in flow && flow.refused;
  return (
    <div className={styles.actions}>
      {refused && <Message {...words.refused} />}
      <Button kind="primary" data-practice-ask onClick={() => dispatch({ do: 'ask' })}>
        {refused ? words.askAgain : children}
      </Button>
    </div>
  );
}

export function Message({ title, body }: { title: string; body: string }) {
  return (
    <div className={styles.message}>
      <h4>{title}</h4>
      <p>{body}</p>
    </div>
  );
}

type PriceTagsProps = Pick<PracticeProps, 'words'> & { coin?: Coin | undefined; isSample: boolean };

/** What a price has to say of itself: that it is a sample, or old. */
export function PriceTags({ coin, isSample, words }: PriceTagsProps) {
  return (
    <>
      {isSample && <span className={styles.tag}>{words.trade.sample}</span>}
      {coin?.isOld && (
        <span className={styles.tag}>
          {fill(words.trade.asOf, { time: printMinute(coin.asOf) })}
        </span>
      )}
    </>
  );
}

/** Stands where a price is missing: without one there is no order. */
export function NoPrice({ words, market, onRetry }: PracticeProps) {
  if (market.kind === 'loading') return <Message {...words.trade.loading} />;
  const { retry, ...message } = words.trade.none;
  return (
    <>
      <Message {...message} />
      <div className={styles.actions}>
        <Button kind="primary" onClick={onRetry}>
          {retry}
        </Button>
      </div>
    </>
  );
}
