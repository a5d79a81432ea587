import { Button } from '../../../components/Button.tsx';
import { DEMO_SCENES, getCaption, getNextAction, hasEnded } from '../demo.ts';
import { usePractice } from '../usePractice.ts';
import styles from './Panels.module.css';
import type { Demo } from '../state.ts';

/** The progress bar has a segment for each scene. */
export function DemoControls({ demo }: { demo: Demo }) {
  const { t, pricing, hasReducedMotion, dispatch } = usePractice();
  const scene = demo.history.length;
  const [title, body] = getCaption(t, demo, pricing.market);
  const label = hasEnded(demo) ? 'again' : demo.playback === 'playing' ? 'pause' : 'play';
  return (
    <div role="group" aria-label={t('demo.label')} className={`${styles.controls} board columns`}>
      <p id="practice-caption">
        <b>{title}</b> <span>{body}</span>
      </p>
      <div className="cluster">
        <StepButton direction="back" disabled={scene === 0} />
        {!hasReducedMotion && (
          <Button
            kind="primary"
            small
            data-watch="play"
            onClick={() => dispatch({ type: 'togglePlayback' })}
          >
            {t(`demo.${label}`)}
          </Button>
        )}
        <StepButton direction="forward" disabled={getNextAction(demo, pricing.market) === null} />
        <div className={styles.segments} aria-hidden="true">
          {DEMO_SCENES.map((name, index) => (
            <i key={name} data-done={index <= scene || undefined} />
          ))}
        </div>
        <Button kind="ring" small data-watch="take" onClick={() => dispatch({ type: 'takeOver' })}>
          {t('demo.take')}
        </Button>
      </div>
    </div>
  );
}

type StepButtonProps = { direction: 'back' | 'forward'; disabled: boolean };

function StepButton({ direction, disabled }: StepButtonProps) {
  const { t, dispatch } = usePractice();
  return (
    <Button
      kind="ring"
      small
      data-watch={direction}
      aria-label={t(`demo.${direction}`)}
      disabled={disabled}
      onClick={() => dispatch({ type: direction })}
    >
      <svg viewBox="0 0 18 18" width="18" className={styles.arrow} aria-hidden="true">
        <path fill="currentColor" d="m5 2 8 7-8 7z" />
      </svg>
    </Button>
  );
}
