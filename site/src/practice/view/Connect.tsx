import { Button } from '../../ui/Button.tsx';
import type { PracticeProps } from '../practiceProps.ts';
import { Message, StepHead } from './parts.tsx';
import styles from './parts.module.css';

/** Step 1, on the rim. */
export function Connect({ words, flow, dispatch }: PracticeProps) {
  const { lead, button, note } = words.connect;
  const refused = flow.at === 'connect' && flow.refused;
  return (
    <>
      <StepHead {...words.connect} />
      <p className={styles.lead}>{lead}</p>
      {refused && <Message {...words.connect.refused} />}
      <div className={styles.actions}>
        <Button kind="primary" data-practice-ask onClick={() => dispatch({ do: 'ask' })}>
          {refused ? words.askAgain : button}
        </Button>
      </div>
      <p className={styles.note}>{note}</p>
    </>
  );
}
