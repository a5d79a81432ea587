import { Button } from '../../../components/Button.tsx';
import { DEMO_SCENES, captionOf, hasEnded, nextAction } from '../demo.ts';
import { usePractice } from '../usePractice.ts';
import styles from './Surfaces.module.css';
import type { Demo } from '../state.ts';

/** The demo's bar: the current moment, and nine segments. */
export function WatchBar({ demo }: { demo: Demo }) {
  const { t, terms, stepsOnly, dispatch } = usePractice();
  const moment = demo.earlier.length;
  const [count, body] = captionOf(t, demo, terms.market);
  const play = hasEnded(demo) ? 'again' : demo.pace === 'plays' ? 'pause' : 'play';
  return (
    <div role="group" aria-label={t('demo.label')} className={`${styles.bar} board columns`}>
      <p id="practice-caption">
        <b>{count}</b> <span>{body}</span>
      </p>
      <div className="cluster">
        <StepButton to="back" disabled={moment === 0} />
        {!stepsOnly && (
          <Button kind="primary" small data-watch="play" onClick={() => dispatch({ type: 'play' })}>
            {t(`demo.${play}`)}
          </Button>
        )}
        <StepButton to="forward" disabled={nextAction(demo, terms.market) === null} />
        <div className={styles.segments} aria-hidden="true">
          {DEMO_SCENES.map((name, index) => (
            <i key={name} data-done={index <= moment || undefined} />
          ))}
        </div>
        <Button kind="ring" small data-watch="take" onClick={() => dispatch({ type: 'take' })}>
          {t('demo.take')}
        </Button>
      </div>
    </div>
  );
}

/** One moment forward or back. */
function StepButton({ to, disabled }: { to: 'back' | 'forward'; disabled: boolean }) {
  const { t, dispatch } = usePractice();
  return (
    <Button
      kind="ring"
      small
      data-watch={to}
      aria-label={t(`demo.${to}`)}
      disabled={disabled}
      onClick={() => dispatch({ type: to })}
    >
      <svg viewBox="0 0 18 18" width="18" className={styles.arrow} aria-hidden="true">
        <path fill="currentColor" d="m5 2 8 7-8 7z" />
      </svg>
    </Button>
  );
}
