import { useEffect, useState } from 'react';
import { formatUsd } from '../../lib/money.ts';
import { NumberField, type NoticeKey, type Scale } from './NumberField.tsx';
import styles from './FeeCalculator.module.css';
import type { MonthlyFees } from './monthlyFees.ts';

const ANNOUNCEMENT_DELAY_MS = 600;

export const SCALES = {
  /** The size of a trade in US dollars, in steps with two significant digits. */
  size: {
    steps: [10, 100, 1_000, 10_000]
      .flatMap((power) => Array.from({ length: 90 }, (_, step) => power + (step * power) / 10))
      .filter((usd) => usd >= 50)
      .concat(100_000),
    decimals: 2,
    format: formatUsd,
  },
  trades: {
    steps: Array.from({ length: 200 }, (_, index) => index + 1),
    decimals: 0,
    format: String,
  },
} satisfies Record<string, Scale>;

type Field = 'size' | 'trades';

/** `size` is in US dollars. `noticeField` is the field to show the notice below. */
export type CalculatorInput = Record<Field, number> & { notice: NoticeKey; noticeField?: Field };

type CalculatorPanelProps = {
  messages: Readonly<Record<Field | 'note' | 'refused' | 'range', string>>;
  input: CalculatorInput;
  fees: MonthlyFees;
  onChange: (input: CalculatorInput) => void;
};

export function CalculatorPanel({ messages, input, fees, onChange }: CalculatorPanelProps) {
  const notice = input.notice ? messages[input.notice] : '';
  const announcement = useDebounced(input.notice === 'refused' ? notice : fees.sentence);
  return (
    <div className={`${styles.panel} columns`}>
      <div className="stack">
        {(['size', 'trades'] as const).map((name) => (
          <NumberField
            key={name}
            id={`bills-${name}`}
            label={messages[name]}
            scale={SCALES[name]}
            value={input[name]}
            valueText={fees[name]}
            notice={input.noticeField === name ? notice : ''}
            isInvalid={input.noticeField === name && input.notice === 'refused'}
            onChange={(value, newNotice) =>
              onChange({ ...input, [name]: value, notice: newNotice, noticeField: name })
            }
          />
        ))}
      </div>
      <div className="stack">
        <p
          className={`${styles.amount} headline fit`}
          data-less
          // The longest word determines the font size.
          style={{ '--letters': Math.max(...fees.heading.split(' ').map(({ length }) => length)) }}
        >
          {fees.heading}
        </p>
        <p data-sentence>{fees.sentence}</p>
        <p className="caption">{messages.note}</p>
        <p className="sr-only" role="status">
          {announcement}
        </p>
      </div>
    </div>
  );
}

/** Waits until the text stops changing, because screen readers would announce every keystroke. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), ANNOUNCEMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
