import { Button } from '../../ui/Button.tsx';
import type { PracticeProps } from '../practiceProps.ts';
import { Message } from './parts.tsx';
import styles from './parts.module.css';

/** Stands where a price is missing: without one there is no order. */
export function NoPrice({
  words,
  market,
  onRetry,
}: Pick<PracticeProps, 'words' | 'market' | 'onRetry'>) {
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
