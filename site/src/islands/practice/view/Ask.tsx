import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { useRetry } from '../../../market/useQuotes.ts';
import { usePractice } from '../usePractice.ts';
import styles from './Step.module.css';

/** A step's one request and its consequence. After a refusal it explains and asks again. */
export function Ask({ outcome, children }: { outcome?: ReactNode; children: ReactNode }) {
  const { t, flow, dispatch } = usePractice();
  const refused = flow.by === 'refused';
  function ask() {
    // An invalid amount explains itself next to its field.
    document.querySelector<HTMLElement>('#practice-amount[aria-invalid="true"]')?.focus();
    dispatch({ type: 'ask' });
  }
  return (
    <div className={`${styles.actions} cluster`}>
      {refused && <Message of="refused" />}
      {outcome}
      <Button kind="primary" data-practice-ask onClick={ask}>
        {refused ? t('askAgain') : children}
      </Button>
    </div>
  );
}

/** Shown instead of a missing price. Without a price there is no order. */
export function NoPrice() {
  const { t, terms } = usePractice();
  const retry = useRetry();
  if (terms.market.kind === 'loading') return <Message of="trade.loading" />;
  function askAgain() {
    document.querySelector<HTMLElement>('#practice-step')?.focus();
    retry();
  }
  return (
    <>
      <Message of="trade.none" />
      <div className={`${styles.actions} cluster`}>
        <Button kind="primary" onClick={askAgain}>
          {t('retry')}
        </Button>
      </div>
    </>
  );
}

function Message({ of }: { of: 'refused' | 'trade.loading' | 'trade.none' }) {
  const { t } = usePractice();
  return (
    <div className="under-rule">
      <h4 className="headline">{t(`${of}.title`)}</h4>
      <p>{t(`${of}.body`)}</p>
    </div>
  );
}
