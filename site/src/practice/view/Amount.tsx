import { Button } from '../../ui/Button.tsx';
import { fill } from '../../lib/fill.ts';
import type { Draft } from '../flow/draft.ts';
import { printAmount, readAmount } from '../money/print.ts';
import type { PracticeProps, PropsAt } from '../practiceProps.ts';
import styles from './Amount.module.css';

const READY = ['50', '100', '1000'];

type AmountProps = PropsAt<'trade' | 'askedToBuy'> & { symbol: string };

/** What is paid: any amount in a field, three of them on buttons. */
export function Amount({ words: { trade }, flow, draft, symbol, dispatch }: AmountProps) {
  const error = draft ? errorOf(draft, trade, symbol) : '';
  const written = readAmount(flow.amount);
  return (
    <div className={styles.amount}>
      <label htmlFor="practice-amount">{trade.amount}</label>
      <div className={styles.row}>
        <input
          id="practice-amount"
          className="tabular"
          inputMode="decimal"
          autoComplete="off"
          value={flow.amount}
          aria-invalid={error !== ''}
          aria-describedby="practice-amount-error"
          onChange={({ target }) => dispatch({ do: 'write', amount: target.value })}
          onKeyDown={({ key }) => key === 'Enter' && dispatch({ do: 'ask' })}
        />
        <div role="group" aria-label={trade.amounts} className={styles.ready}>
          {READY.map((amount, index) => (
            <Button
              key={amount}
              kind={written === readAmount(amount) ? 'primary' : 'ring'}
              small
              aria-pressed={written === readAmount(amount)}
              onClick={() => dispatch({ do: 'write', amount })}
            >
              {index === READY.length - 1 ? trade.all : amount}
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

function errorOf(draft: Draft, words: PracticeProps['words']['trade'], symbol: string): string {
  if (draft.kind === 'ready' || draft.kind === 'noPrice') return '';
  const amount = 'amount' in draft ? printAmount(draft.amount) : '';
  return fill(words[draft.kind], { amount, symbol });
}
