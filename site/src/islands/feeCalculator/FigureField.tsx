import { useState } from 'react';
import styles from './FigureField.module.css';

type FigureFieldProps = {
  id: string;
  label: string;
  value: number;
  /** What stands in the field. */
  print: (value: number) => string;
  /** What was typed, brought into range; null where it cannot be read, or in more ways than one. */
  read: (typed: string) => number | null;
  /** Why what was typed was not taken; empty where it was. */
  refused: string;
  onChange: (value: number, isRefused: boolean) => void;
  inputMode: 'decimal' | 'numeric';
  slider: {
    min: number;
    max: number;
    position: number;
    /** What the position means, as it is read out. */
    text: string;
    /** The same of both ends. */
    ends: readonly [string, string];
    onPull: (position: number) => void;
  };
};

/**
 * One figure, to be typed or to be pulled. What is typed counts at once, as if within range; the field itself
 * is brought into it on leaving. What cannot be read is refused in words: what stood there before counts, not
 * the digits it began with.
 */
export function FigureField(props: FigureFieldProps) {
  const { id, label, value, print, read, refused, onChange, inputMode, slider } = props;
  const { min, max, position } = slider;
  const [typed, setTyped] = useState<{ text: string; before: number } | null>(null);

  function change(text: string) {
    const before = typed?.before ?? value;
    const figure = read(text);
    setTyped({ text, before });
    onChange(figure ?? before, figure === null && text.trim() !== '');
  }

  return (
    <div>
      <label htmlFor={id}>
        <b>{label}</b>
      </label>
      <input
        id={id}
        className={styles.figure}
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        aria-describedby={`${id}-refused`}
        aria-invalid={typed !== null && refused !== ''}
        value={typed?.text ?? print(value)}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={({ key }) => key === 'Enter' && setTyped(null)}
      />
      <p id={`${id}-refused`} className="fine">
        {refused}
      </p>
      <input
        id={`${id}-slider`}
        type="range"
        className={styles.slider}
        aria-label={label}
        aria-valuetext={slider.text}
        min={min}
        max={max}
        value={position}
        // The track is filled up to its thumb.
        style={{ '--filled': `${(100 * (position - min)) / (max - min)}%` }}
        onChange={({ target }) => slider.onPull(target.valueAsNumber)}
      />
      <div className={`${styles.ends} cluster caption`} aria-hidden="true">
        <span>{slider.ends[0]}</span>
        <span>{slider.ends[1]}</span>
      </div>
    </div>
  );
}
