import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { useRetry } from '../../../market/useQuotes.ts';
import { usePractice } from '../usePractice.ts';
import styles from './Step.module.css';

type RequestButtonProps = { outcome?: ReactNode; children: ReactNode };

/** Opens the wallet. After a rejected request, this also explains what happened. */
export function RequestButton({ outcome, children }: RequestButtonProps) {
  const { t, flow, dispatch } = usePractice();
  const isRejected = flow.transition === 'rejected';
  function handleClick() {
    // An invalid amount has its error next to the field.
    document.querySelector<HTMLElement>('#practice-amount[aria-invalid="true"]')?.focus();
    dispatch({ type: 'request' });
  }
  return (
    <div className={`${styles.actions} cluster`}>
      {isRejected && <Message name="refused" />}
      {outcome}
      <Button kind="primary" data-practice-ask onClick={handleClick}>
        {isRejected ? t('askAgain') : children}
      </Button>
    </div>
  );
}

/** Shown instead of an order while there are no prices. */
export function NoPrice() {
  const { t, pricing } = usePractice();
  const retry = useRetry();
  if (pricing.market.kind === 'loading') return <Message name="trade.loading" />;
  function handleRetry() {
    // The focused button is about to disappear.
    document.querySelector<HTMLElement>('#practice-step')?.focus();
    retry();
  }
  return (
    <>
      <Message name="trade.none" />
      <div className={`${styles.actions} cluster`}>
        <Button kind="primary" onClick={handleRetry}>
          {t('retry')}
        </Button>
      </div>
    </>
  );
}

function Message({ name }: { name: 'refused' | 'trade.loading' | 'trade.none' }) {
  const { t } = usePractice();
  return (
    <div className="under-rule">
      <h4 className="headline">{t(`${name}.title`)}</h4>
      <p>{t(`${name}.body`)}</p>
    </div>
  );
}
