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

type NumberFieldProps = {
  id: string;
  label: string;
  scale: Scale;
  value: number;
  /** What the value means, as it is read out. */
  text: string;
  /** Why what was typed was not taken; empty where it was. */
  refused: string;
  /** What is said of a number outside of `{least}` and `{most}`. */
  outside: string;
  onChange: (value: number, isRefused: boolean) => void;
};

/**
 * A number that is typed, or set with a slider. What is typed counts at once, as if within range, and words say so;
 * the field itself is brought into it on leaving. What cannot be read is refused in words: what stood there before
 * counts, not the digits it began with.
 */
export function NumberField(props: NumberFieldProps) {
  const { id, label, scale, value, text, refused, outside, onChange } = props;
  const [typed, setTyped] = useState<{ text: string; before: number } | null>(null);
  const position = positionOf(scale, value);
  const last = scale.steps.length - 1;
  const [least = '', most = ''] = [0, last].map((step) => scale.print(scale.steps[step] ?? 0));
  const written = typed && readNumber(scale, typed.text);
  const isOutside = written !== null && written !== value;

  function type(entry: string) {
    const before = typed?.before ?? value;
    const number = readNumber(scale, entry);
    setTyped({ text: entry, before });
    onChange(
      number === null ? before : toRange(scale, number),
      number === null && entry.trim() !== '',
    );
  }

  function leave() {
    setTyped(null);
    onChange(value, false);
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
        aria-describedby={`${id}-refused`}
        aria-invalid={typed !== null && refused !== ''}
        value={typed?.text ?? scale.print(value)}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
      <p id={`${id}-refused`} className="fine">
        {isOutside ? fill(outside, { least, most }) : refused}
      </p>
      <input
        type="range"
        className={styles.slider}
        aria-label={label}
        aria-valuetext={text}
        max={last}
        value={position}
        style={{ '--filled': `${(100 * position) / last}%` }}
        onChange={({ target }) => onChange(scale.steps[target.valueAsNumber] ?? value, false)}
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
