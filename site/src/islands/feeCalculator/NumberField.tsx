import { useState } from 'react';
import { fillPlaceholders } from '../../lib/fillPlaceholders.ts';
import { MICROS_PER_DOLLAR, parseAmount } from '../../lib/money.ts';
import styles from './NumberField.module.css';

/** A number's range: slider steps, lowest first, and the decimals allowed between them. */
export type Scale = Readonly<{
  steps: readonly number[];
  decimals: number;
  print: (value: number) => string;
}>;

/** Whether the input was unreadable, out of range, or fine. */
export type Notice = 'refused' | 'range' | null;

type NumberFieldProps = {
  id: string;
  label: string;
  scale: Scale;
  value: number;
  /** The value's meaning for screen readers. */
  text: string;
  /** Messages: `refused`, or for a number out of range with `{least}` and `{most}`. */
  notice: string;
  isRefused: boolean;
  onChange: (value: number, notice: Notice) => void;
};

/**
 * A number field with a slider. Typed numbers apply immediately, limited to the range; the field itself is corrected
 * on leaving. For unreadable input, a message appears and the previous value stays.
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
      {/* Stays after leaving the field, because what the visitor presses next must not move. */}
      <p id={`${id}-notice`} className={`${styles.notice} fine`}>
        {fillPlaceholders(notice, { least, most })}
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
      <div className="cluster space-between caption" aria-hidden="true">
        <span>{least}</span>
        <span>{most}</span>
      </div>
    </div>
  );
}

/** Returns a number's slider position: the last step not above it. */
export const positionOf = ({ steps }: Scale, value: number): number =>
  steps.filter((step) => step <= value).length - 1;

/** Rounds a typed number; null if `parseAmount` refuses it. */
export function readNumber({ decimals }: Scale, typed: string): number | null {
  const amount = parseAmount(typed);
  if (amount === null) return null;
  return Number((Number(amount) / Number(MICROS_PER_DOLLAR)).toFixed(decimals));
}

/** Limits a number to a scale. */
export const toRange = ({ steps }: Scale, number: number): number =>
  Math.max(steps[0] ?? 0, Math.min(number, steps.at(-1) ?? 0));
