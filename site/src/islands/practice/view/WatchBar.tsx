import { Button } from '../../../components/Button.tsx';
import { MOMENTS, captionOf, hasEnded, nextAction } from '../demo.ts';
import type { Demo } from '../reducer.ts';
import { usePractice } from '../usePractice.ts';
import styles from './WatchBar.module.css';

/** The demo's bar: what happens, and nine segments. */
export function WatchBar({ demo }: { demo: Demo }) {
  const { messages, terms, stepsOnly, dispatch } = usePractice();
  const moment = demo.earlier.length;
  const [count, body] = captionOf(messages, demo, terms.market);
  const play = hasEnded(demo) ? 'again' : demo.pace === 'plays' ? 'pause' : 'play';
  return (
    <div role="group" aria-label={messages['demo.label']} className={`${styles.bar} board sidebar`}>
      <p id="practice-caption">
        <b>{count}</b> <span>{body}</span>
      </p>
      <div className="cluster">
        <Button
          kind="ring"
          small
          data-watch-back
          aria-label={messages['demo.back']}
          disabled={moment === 0}
          onClick={() => dispatch({ type: 'back' })}
        >
          <Arrow />
        </Button>
        {!stepsOnly && (
          <Button kind="primary" small data-watch-play onClick={() => dispatch({ type: 'play' })}>
            {messages[`demo.${play}`]}
          </Button>
        )}
        <Button
          kind="ring"
          small
          data-watch-forward
          aria-label={messages['demo.forward']}
          disabled={nextAction(demo, terms.market) === null}
          onClick={() => dispatch({ type: 'forward' })}
        >
          <Arrow />
        </Button>
        <div
          role="progressbar"
          aria-label={messages['demo.label']}
          aria-valuemin={1}
          aria-valuemax={MOMENTS.length}
          aria-valuenow={moment + 1}
          aria-valuetext={count}
          className={styles.segments}
        >
          {MOMENTS.map((name, index) => (
            <i key={name} data-done={index <= moment || undefined} />
          ))}
        </div>
        <Button kind="ring" small data-watch-take onClick={() => dispatch({ type: 'take' })}>
          {messages['demo.take']}
        </Button>
      </div>
    </div>
  );
}

/** Points forward; the button back turns it. */
const Arrow = () => (
  <svg viewBox="0 0 18 18" className={styles.arrow} aria-hidden="true">
    <path d="m5 2 8 7-8 7z" />
  </svg>
);
