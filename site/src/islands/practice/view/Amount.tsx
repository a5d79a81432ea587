import { Button } from '../../../components/Button.tsx';
import { formatAmount, parseAmount } from '../../../lib/money.ts';
import { MAX_AMOUNT, MIN_AMOUNT, isInRange } from '../orders.ts';
import { usePractice } from '../usePractice.ts';
import styles from './Step.module.css';

const READY = ['50', '100', '1000'];

/** The amount to pay: a field and three buttons. `amount`: as typed. */
export function Amount({ amount }: { amount: string }) {
  const { t, dispatch } = usePractice();
  const paid = parseAmount(amount);
  const range = { least: formatAmount(MIN_AMOUNT, 0), most: formatAmount(MAX_AMOUNT, 0) };
  let error = '';
  if (paid === null) error = t('trade.notANumber');
  else if (!isInRange(paid))
    error = t('trade.outOfRange', { ...range, amount: formatAmount(paid) });
  return (
    <div className={`${styles.amount} caption stack under-rule`}>
      <label htmlFor="practice-amount">{t('trade.amount')}</label>
      <div className="cluster">
        <input
          id="practice-amount"
          className="tabular"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          aria-invalid={error !== ''}
          aria-describedby="practice-amount-error"
          onChange={({ target }) => dispatch({ type: 'write', amount: target.value })}
          onKeyDown={({ key }) => key === 'Enter' && dispatch({ type: 'ask' })}
        />
        <div role="group" aria-label={t('trade.amounts')} className="cluster">
          {READY.map((ready) => {
            const isWritten = paid === parseAmount(ready);
            return (
              <Button
                key={ready}
                kind={isWritten ? 'primary' : 'ring'}
                small
                aria-pressed={isWritten}
                onClick={() => dispatch({ type: 'write', amount: ready })}
              >
                {ready === '1000' ? t('trade.all') : ready}
              </Button>
            );
          })}
        </div>
      </div>
      <p id="practice-amount-error">{error}</p>
    </div>
  );
}
