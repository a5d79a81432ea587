import { usePractice } from '../usePractice.ts';
import { Ask } from './parts.tsx';
import styles from './parts.module.css';

/** Step 1, on the rim. */
export function Connect() {
  const { messages } = usePractice();
  return (
    <>
      <p className="lead">{messages['connect.lead']}</p>
      <Ask>{messages['connect.button']}</Ask>
      <p className={`${styles.note} fine`}>{messages['connect.note']}</p>
    </>
  );
}

/** What a connected page can, and cannot: the keys of the title and of the rights. */
const RIGHTS = [
  ['can.title', 'can.address', 'can.holdings', 'can.request'],
  ['cannot.title', 'cannot.move', 'cannot.trade', 'cannot.phrase'],
] as const;

/** What the wallet says of them before it connects. */
export function Rights() {
  const { messages } = usePractice();
  return (
    <div className={`${styles.rights} caption columns`}>
      {RIGHTS.map(([title, ...rights]) => (
        <ul key={title} aria-label={messages[`wallet.connect.${title}`]}>
          <li aria-hidden="true">
            <b>{messages[`wallet.connect.${title}`]}</b>
          </li>
          {rights.map((right) => (
            <li key={right}>{messages[`wallet.connect.${right}`]}</li>
          ))}
        </ul>
      ))}
    </div>
  );
}
