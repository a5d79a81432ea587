import { fill } from '../../lib/fill.ts';
import type { PracticeProps, WatchProps } from '../practiceProps.ts';
import styles from './WatchBar.module.css';

type WatchBarProps = WatchProps &
  Pick<PracticeProps, 'dispatch'> & { words: PracticeProps['words']['watch'] };

/** The demo's bar: what happens, and nine segments. */
export function WatchBar({ words, moment, playing, canGoForward, dispatch }: WatchBarProps) {
  const { moments } = words;
  const shown = moments[moment];
  const count = fill(words.count, {
    number: String(moment + 1),
    total: String(moments.length),
    title: shown?.title ?? '',
  });
  return (
    <div role="group" aria-label={words.label} className={styles.bar}>
      <p id="practice-caption">
        <b>{count}</b> {shown?.body}
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
        {playing !== 'stepsOnly' && (
          <button type="button" data-watch-play onClick={() => dispatch({ do: 'play' })}>
            {playing === 'playing' ? words.pause : playing === 'ended' ? words.again : words.play}
          </button>
        )}
        <button
          type="button"
          data-watch-forward
          aria-label={words.forward}
          disabled={!canGoForward}
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
