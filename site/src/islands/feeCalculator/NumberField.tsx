import { useState } from 'react';
import { fillPlaceholders } from '../../lib/fillPlaceholders.ts';
import { MICROS_PER_DOLLAR, parseAmount } from '../../lib/money.ts';
import styles from './NumberField.module.css';

/** `steps` are the slider's, lowest first. `decimals` is how many decimals visitors can type. */
export type Scale = Readonly<{
  steps: readonly number[];
  decimals: number;
  format: (value: number) => string;
}>;

/** Message key for invalid or out-of-range input, or null if the input is fine. */
export type NoticeKey = 'refused' | 'range' | null;

type NumberFieldProps = {
  id: string;
  label: string;
  scale: Scale;
  value: number;
  /** The slider's value for screen readers. */
  valueText: string;
  /** May contain `{least}` and `{most}`. */
  notice: string;
  isInvalid: boolean;
  onChange: (value: number, notice: NoticeKey) => void;
};

/**
 * A number field with a slider. Changes apply as the visitor types. Out-of-range numbers are clamped, which the field
 * shows on blur. Invalid input shows a message and keeps the previous value.
 */
export function NumberField(props: NumberFieldProps) {
  const { id, label, scale, value, valueText, notice, isInvalid, onChange } = props;
  const [draft, setDraft] = useState<{ text: string; previous: number } | null>(null);
  const position = getSliderPosition(scale, value);
  const lastStep = scale.steps.length - 1;
  const [min = '', max = ''] = [0, lastStep].map((step) => scale.format(scale.steps[step] ?? 0));

  function handleInput(text: string) {
    const previous = draft?.previous ?? value;
    const number = parseNumber(scale, text);
    setDraft({ text, previous });
    if (number === null) return onChange(previous, text.trim() === '' ? null : 'refused');
    const clamped = clampToScale(scale, number);
    onChange(clamped, clamped === number ? null : 'range');
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
        aria-invalid={draft !== null && isInvalid}
        value={draft?.text ?? scale.format(value)}
        onChange={({ target }) => handleInput(target.value)}
        onFocus={({ target }) => {
          target.select();
          onChange(value, null);
        }}
        onBlur={() => setDraft(null)}
        onKeyDown={({ key }) => key === 'Enter' && setDraft(null)}
      />
      {/* Don't hide this on blur, because that could move a button just as the visitor clicks it. */}
      <p id={`${id}-notice`} className={`${styles.notice} fine`}>
        {fillPlaceholders(notice, { least: min, most: max })}
      </p>
      <input
        type="range"
        className={styles.slider}
        aria-label={label}
        aria-valuetext={valueText}
        max={lastStep}
        value={position}
        onChange={({ target }) => onChange(scale.steps[target.valueAsNumber] ?? value, null)}
      />
      <div className="cluster space-between caption" aria-hidden="true">
        <span>{min}</span>
        <span>{max}</span>
      </div>
    </div>
  );
}

/** Returns the index of the highest step up to the value. */
export const getSliderPosition = ({ steps }: Scale, value: number): number =>
  steps.filter((step) => step <= value).length - 1;

/** Parses a number and rounds it to the field's decimals. Returns null if it's invalid. */
export function parseNumber({ decimals }: Scale, text: string): number | null {
  const amount = parseAmount(text);
  if (amount === null) return null;
  return Number((Number(amount) / Number(MICROS_PER_DOLLAR)).toFixed(decimals));
}

export const clampToScale = ({ steps }: Scale, number: number): number =>
  Math.max(steps[0] ?? 0, Math.min(number, steps.at(-1) ?? 0));
