import type { PracticeProps } from '../practiceProps.ts';
import { Ask, StepHead } from './parts.tsx';
import styles from './parts.module.css';

/** Step 1, on the rim. */
export function Connect(props: PracticeProps) {
  const { lead, button, note } = props.words.connect;
  return (
    <>
      <StepHead {...props.words.connect} />
      <p className={styles.lead}>{lead}</p>
      <Ask {...props}>{button}</Ask>
      <p className={styles.note}>{note}</p>
    </>
  );
}
