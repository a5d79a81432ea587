import { useRef, useState } from 'react';
import styles from './FigureField.module.css';

type FigureFieldProps = {
  id: string;
  label: string;
  value: number;
  /** What stands in the field. */
  print: (value: number) => string;
  /** What was typed, brought into range; undefined where it cannot be read, or in more ways than one. */
  read: (typed: string) => number | undefined;
  /** Why what was typed was not taken; empty where it was. */
  refused: string;
  onChange: (value: number, isRefused: boolean) => void;
  inputMode: 'decimal' | 'numeric';
  slider: SliderProps;
};

type SliderProps = {
  min: number;
  max: number;
  position: number;
  /** What the position means, as it is read out. */
  text: string;
  /** The same of both ends. */
  ends: readonly [string, string];
  onPull: (position: number) => void;
};

/**
 * One figure, to be typed or to be pulled. What is typed counts at once, as if within range; the field itself
 * is brought into it on leaving. What cannot be read is refused in words: what stood there before counts, not
 * the digits it began with.
 */
export function FigureField(props: FigureFieldProps) {
  const { id, label, value, print, read, refused, onChange, inputMode, slider } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const before = useRef(value);

  function change(text: string) {
    const figure = read(text);
    setTyped(text);
    onChange(figure ?? before.current, figure === undefined && text.trim() !== '');
  }
  function settle() {
    before.current = value;
    setTyped(null);
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
        value={typed ?? print(value)}
        onFocus={() => (before.current = value)}
        onChange={({ target }) => change(target.value)}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
      />
      <p id={`${id}-refused`} className="fine" data-refused>
        {refused}
      </p>
      <Slider id={`${id}-slider`} label={label} {...slider} />
    </div>
  );
}

/** A native slider whose track is filled up to its thumb. */
function Slider(props: SliderProps & { id: string; label: string }) {
  const { id, label, min, max, position, text, ends, onPull } = props;
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
      />
      <div className={`${styles.ends} cluster caption`} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </>
  );
}
