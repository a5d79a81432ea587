import { useState } from 'react';
import { fill } from '../../lib/fill.ts';
import { MICROS_PER_DOLLAR, readAmount } from '../../lib/money.ts';
import styles from './NumberField.module.css';

/** What a number can be: the steps of its slider, lowest first, and what is typed between them, with so many decimals. */
export type Scale = Readonly<{
  steps: readonly number[];
  decimals: number;
  print: (value: number) => string;
}>;

/** Whether what was typed could not be read, was out of range, or neither. */
export type Notice = 'refused' | 'range' | null;

type NumberFieldProps = {
  id: string;
  label: string;
  scale: Scale;
  value: number;
  /** What the value means, as it is read out. */
  text: string;
  /** What is said of what was typed: `refused`, or for a number out of range `{least}` and `{most}`. */
  notice: string;
  isRefused: boolean;
  onChange: (value: number, notice: Notice) => void;
};

/**
 * A number that is typed, or set with a slider. What is typed counts at once, as if within range, and words say so;
 * the field itself is brought into it on leaving. What cannot be read is refused in words: what stood there before
 * counts, not the digits it began with.
 */
export function NumberField(props: NumberFieldProps) {
  const { id, label, scale, value, text, notice, isRefused, onChange } = props;
  const [typed, setTyped] = useState<{ text: string; before: number } | null>(null);
  const position = positionOf(scale, value);
  const last = scale.steps.length - 1;
  const [least = '', most = ''] = [0, last].map((step) => scale.print(scale.steps[step] ?? 0));

  function type(entry: string) {
    const before = typed?.before ?? value;
    const number = readNumber(scale, entry);
    setTyped({ text: entry, before });
    if (number === null) return onChange(before, entry.trim() === '' ? null : 'refused');
    const counted = toRange(scale, number);
    onChange(counted, counted === number ? null : 'range');
  }

  return (
    <div>
      <label htmlFor={id}>
        <b>{label}</b>
      </label>
      <input
        id={id}
        className={styles.number}
        inputMode={scale.decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        aria-describedby={`${id}-notice`}
        aria-invalid={typed !== null && isRefused}
        value={typed?.text ?? scale.print(value)}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => {
          target.select();
          onChange(value, null);
        }}
        onBlur={() => setTyped(null)}
        onKeyDown={({ key }) => key === 'Enter' && setTyped(null)}
      />
      {/* It stays after the field is left: what is pressed then must not move away. */}
      <p id={`${id}-notice`} className={`${styles.notice} fine`}>
        {fill(notice, { least, most })}
      </p>
      <input
        type="range"
        className={styles.slider}
        aria-label={label}
        aria-valuetext={text}
        max={last}
        value={position}
        onChange={({ target }) => onChange(scale.steps[target.valueAsNumber] ?? value, null)}
      />
      <div className="cluster ends caption" aria-hidden="true">
        <span>{least}</span>
        <span>{most}</span>
      </div>
    </div>
  );
}

/** Where a number stands on the slider: at the last step that is not above it. */
export const positionOf = ({ steps }: Scale, value: number): number =>
  steps.filter((step) => step <= value).length - 1;

/** A typed number, rounded; null where `readAmount` refuses it. */
export function readNumber({ decimals }: Scale, typed: string): number | null {
  const amount = readAmount(typed);
  if (amount === null) return null;
  return Number((Number(amount) / Number(MICROS_PER_DOLLAR)).toFixed(decimals));
}

/** A number, brought to the nearer end of a scale where it is outside. */
export const toRange = ({ steps }: Scale, number: number): number =>
  Math.max(steps[0] ?? 0, Math.min(number, steps.at(-1) ?? 0));
