import { canGoForward, hasEnded, momentOf, type Watch } from '../flow/session.ts';
import { captionOf, type PracticeProps } from '../practiceProps.ts';
import styles from './WatchBar.module.css';

type WatchBarProps = PracticeProps & { watch: Watch };

/** The demo's bar: what happens, and nine segments. */
export function WatchBar({ watch, market, stepsOnly, dispatch, ...props }: WatchBarProps) {
  const words = props.words.watch;
  const { moments } = words;
  const moment = momentOf(watch);
  const { count, body } = captionOf(words, moment);
  return (
    <div role="group" aria-label={words.label} className={styles.bar}>
      <p id="practice-caption">
        <b>{count}</b> {body}
      </p>
      <div className={styles.controls}>
        <button
          type="button"
          data-watch-back
          aria-label={words.back}
          disabled={moment === 0}
          onClick={() => dispatch({ do: 'back' })}
        >
          <Arrow />
        </button>
        {!stepsOnly && (
          <button type="button" data-watch-play onClick={() => dispatch({ do: 'play' })}>
            {hasEnded(watch) ? words.again : watch.playing ? words.pause : words.play}
          </button>
        )}
        <button
          type="button"
          data-watch-forward
          aria-label={words.forward}
          disabled={!canGoForward(watch, market)}
          onClick={() => dispatch({ do: 'forward' })}
        >
          <Arrow />
        </button>
        <div
          role="progressbar"
          aria-label={words.label}
          aria-valuemin={1}
          aria-valuemax={moments.length}
          aria-valuenow={moment + 1}
          aria-valuetext={count}
          className={styles.segments}
        >
          {moments.map(({ title }, index) => (
            <i key={title} data-done={index <= moment || undefined} />
          ))}
        </div>
        <button type="button" data-watch-take onClick={() => dispatch({ do: 'take' })}>
          {words.take}
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
