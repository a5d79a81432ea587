import { Button } from '../../../components/Button.tsx';
import { formatAmount, parseAmount } from '../../../lib/money.ts';
import { MAX_AMOUNT, MIN_AMOUNT, isInRange } from '../orders.ts';
import { usePractice } from '../usePractice.ts';
import styles from './Step.module.css';

const PRESETS = ['50', '100', '1000'];

/** `amount` is what the visitor typed. */
export function Amount({ amount }: { amount: string }) {
  const { t, dispatch } = usePractice();
  const payment = parseAmount(amount);
  const range = { least: formatAmount(MIN_AMOUNT, 0), most: formatAmount(MAX_AMOUNT, 0) };
  let error = '';
  if (payment === null) error = t('trade.notANumber');
  else if (!isInRange(payment))
    error = t('trade.outOfRange', { ...range, amount: formatAmount(payment) });
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
          onChange={({ target }) => dispatch({ type: 'setAmount', amount: target.value })}
          onKeyDown={({ key }) => key === 'Enter' && dispatch({ type: 'request' })}
        />
        <div role="group" aria-label={t('trade.amounts')} className="cluster">
          {PRESETS.map((preset) => {
            const isEntered = payment === parseAmount(preset);
            return (
              <Button
                key={preset}
                kind={isEntered ? 'primary' : 'ring'}
                small
                aria-pressed={isEntered}
                onClick={() => dispatch({ type: 'setAmount', amount: preset })}
              >
                {preset === '1000' ? t('trade.all') : preset}
              </Button>
            );
          })}
        </div>
      </div>
      <p id="practice-amount-error">{error}</p>
    </div>
  );
}
