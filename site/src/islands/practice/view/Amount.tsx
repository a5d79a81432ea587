import { Button } from '../../../components/Button.tsx';
import { fill } from '../../../lib/text.ts';
import { LEAST, MOST, type Draft } from '../orders.ts';
import { printAmount, readAmount } from '../../../lib/money.ts';
import type { PracticeMessages, PropsAt } from '../practiceProps.ts';
import styles from './Trade.module.css';

const READY = ['50', '100', '1000'];

type AmountProps = PropsAt<'trade' | 'askedToBuy'> & { symbol: string };

/** What is paid: any amount in a field, three of them on buttons. */
export function Amount({ messages, flow, draft, symbol, dispatch }: AmountProps) {
  const error = draft ? errorOf(draft, messages, symbol) : '';
  const written = readAmount(flow.amount);
  return (
    <div className={`${styles.amount} caption`}>
      <label htmlFor="practice-amount">{messages['trade.amount']}</label>
      <div className="cluster">
        <input
          id="practice-amount"
          className="tabular"
          inputMode="decimal"
          autoComplete="off"
          value={flow.amount}
          aria-invalid={error !== ''}
          aria-describedby="practice-amount-error"
          onChange={({ target }) => dispatch({ type: 'write', amount: target.value })}
          onKeyDown={({ key }) => key === 'Enter' && dispatch({ type: 'ask' })}
        />
        <div role="group" aria-label={messages['trade.amounts']} className={styles.row}>
          {READY.map((amount, index) => (
            <Button
              key={amount}
              kind={written === readAmount(amount) ? 'primary' : 'ring'}
              small
              aria-pressed={written === readAmount(amount)}
              onClick={() => dispatch({ type: 'write', amount })}
            >
              {index === READY.length - 1 ? messages['trade.all'] : amount}
            </Button>
          ))}
        </div>
      </div>
      <p id="practice-amount-error" className={styles.error}>
        {error}
      </p>
    </div>
  );
}

function errorOf(draft: Draft, messages: PracticeMessages, symbol: string): string {
  if (draft.kind === 'ready' || draft.kind === 'noPrice') return '';
  return fill(messages[`trade.${draft.kind}`], {
    amount: 'amount' in draft ? printAmount(draft.amount) : '',
    symbol,
    least: printAmount(LEAST, 0),
    most: printAmount(MOST, 0),
  });
}
