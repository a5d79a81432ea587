import { MOMENTS, canGoForward, hasEnded, momentOf, type Watch } from '../flow/session.ts';
import { captionOf, type PracticeProps } from '../practiceProps.ts';
import styles from './WatchBar.module.css';

type WatchBarProps = PracticeProps & { watch: Watch };

/** The demo's bar: what happens, and nine segments. */
export function WatchBar({ messages, watch, market, stepsOnly, dispatch }: WatchBarProps) {
  const moment = momentOf(watch);
  const { count, body } = captionOf(messages, watch, market);
  return (
    <div role="group" aria-label={messages['demo.label']} className={`${styles.bar} sidebar`}>
      <p id="practice-caption">
        <b>{count}</b> <span>{body}</span>
      </p>
      <div className={`${styles.controls} cluster`}>
        <button
          type="button"
          data-watch-back
          aria-label={messages['demo.back']}
          disabled={moment === 0}
          onClick={() => dispatch({ do: 'back' })}
        >
          <Arrow />
        </button>
        {!stepsOnly && (
          <button type="button" data-watch-play onClick={() => dispatch({ do: 'play' })}>
            {messages[hasEnded(watch) ? 'demo.again' : watch.playing ? 'demo.pause' : 'demo.play']}
          </button>
        )}
        <button
          type="button"
          data-watch-forward
          aria-label={messages['demo.forward']}
          disabled={!canGoForward(watch, market)}
          onClick={() => dispatch({ do: 'forward' })}
        >
          <Arrow />
        </button>
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
        <button type="button" data-watch-take onClick={() => dispatch({ do: 'take' })}>
          {messages['demo.take']}
        </button>
      </div>
    </div>
  );
}

/** Points forward; the button back turns it. */
const Arrow = () => (
  <svg viewBox="0 0 18 18" width="18" fill="currentColor" aria-hidden="true">
    <path d="m5 2 8 7-8 7z" />
  </svg>
);
