import type { PracticeProps } from '../practiceProps.ts';
import { Ask, StepHead } from './parts.tsx';
import styles from './parts.module.css';

/** Step 1, on the rim. */
export function Connect(props: PracticeProps) {
  const { messages } = props;
  return (
    <>
      <StepHead messages={messages} step="connect" />
      <p className="lead">{messages['connect.lead']}</p>
      <Ask {...props}>{messages['connect.button']}</Ask>
      <p className={`${styles.note} fine`}>{messages['connect.note']}</p>
    </>
  );
}
