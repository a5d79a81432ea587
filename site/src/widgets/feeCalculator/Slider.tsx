import type { KeyboardEvent } from 'react';
import styles from './Slider.module.css';

export type SliderProps = {
  id: string;
  label: string;
  min: number;
  max: number;
  position: number;
  /** What the position means, as it is read out. */
  text: string;
  /** The same of both ends. */
  ends: readonly [string, string];
  onPull: (position: number) => void;
  /** An arrow along the line of reading, or up, is 1. What it stands for replaces the browser's own step. */
  onStep?: (direction: 1 | -1) => void;
};

/** A native slider whose track is filled up to its thumb. */
export function Slider({ id, label, min, max, position, text, ends, onPull, onStep }: SliderProps) {
  function step(event: KeyboardEvent<HTMLElement>) {
    const direction = directionOf(event);
    if (!direction || !onStep) return;
    event.preventDefault();
    onStep(direction);
  }

  return (
    <>
      <input
        id={id}
        type="range"
        className={styles.slider}
        aria-label={label}
        aria-valuetext={text}
        min={min}
        max={max}
        value={position}
        style={{ '--filled': `${(100 * (position - min)) / (max - min)}%` }}
        onChange={({ target }) => onPull(target.valueAsNumber)}
        onKeyDown={step}
      />
      <div className={`${styles.ends} tabular`} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </>
  );
}

function directionOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): 1 | -1 | undefined {
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  if (key === 'ArrowUp' || key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')) return 1;
  if (key === 'ArrowDown' || key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft')) return -1;
  return undefined;
}
