import { useEffect, useState } from 'react';
import { formatUsd } from '../../lib/money.ts';
import { NumberField, type Notice, type Scale } from './NumberField.tsx';
import styles from './FeeCalculator.module.css';
import type { Month } from './monthOfTrades.ts';

const ANNOUNCE_AFTER_MS = 600;

/** The two inputs, by message key. */
export const SCALES = {
  /** One trade in US dollars. All sizes with two significant digits, so that each slider step differs. */
  size: {
    steps: [10, 100, 1_000, 10_000]
      .flatMap((power) => Array.from({ length: 90 }, (_, step) => power + (step * power) / 10))
      .filter((usd) => usd >= 50)
      .concat(100_000),
    decimals: 2,
    print: formatUsd,
  },
  trades: {
    steps: Array.from({ length: 200 }, (_, index) => index + 1),
    decimals: 0,
    print: String,
  },
} satisfies Record<string, Scale>;

/** The visitor's inputs, and the message about the one typed `in`. `size`: in US dollars. */
export type Entry = { size: number; trades: number; notice: Notice; in?: 'size' | 'trades' };

type MonthControlsProps = {
  messages: Readonly<Record<'size' | 'trades' | 'note' | 'refused' | 'range', string>>;
  entry: Entry;
  month: Month;
  onChange: (entry: Entry) => void;
};

/** Two inputs and the resulting sentence. */
export function MonthControls({ messages, entry, month, onChange }: MonthControlsProps) {
  const notice = entry.notice ? messages[entry.notice] : '';
  const announcement = useAnnouncement(entry.notice === 'refused' ? notice : month.sentence);
  return (
    <div className={`${styles.month} columns`}>
      <div className="stack">
        {(['size', 'trades'] as const).map((name) => (
          <NumberField
            key={name}
            id={`bills-${name}`}
            label={messages[name]}
            scale={SCALES[name]}
            value={entry[name]}
            text={month[name]}
            notice={entry.in === name ? notice : ''}
            isRefused={entry.in === name && entry.notice === 'refused'}
            onChange={(value, said) =>
              onChange({ ...entry, [name]: value, notice: said, in: name })
            }
          />
        ))}
      </div>
      <div className="stack">
        <p
          className={`${styles.sum} headline fit`}
          data-less
          // The longest word decides the heading's size.
          style={{ '--letters': Math.max(...month.heading.split(' ').map(({ length }) => length)) }}
        >
          {month.heading}
        </p>
        <p data-sentence>{month.sentence}</p>
        <p className="caption">{messages.note}</p>
        <p className="sr-only" role="status">
          {announcement}
        </p>
      </div>
    </div>
  );
}

/** Returns the text to announce, once it has been stable for a while. */
function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
