import { memo, type CSSProperties } from 'react';
import { fill, seenLength } from '../../lib/fill.ts';
import { printPrice, printWholeUsd } from '../../lib/money.ts';
import badge from './ActivityBadge.module.css';
import places from './ActivityPlaces.module.css';
import styles from './ActivityRow.module.css';
import type { FeedMessages } from './Activity.tsx';
import type { ActivityItem } from './simulate.ts';

const LETTERS_ON_BADGE = 3;
const BARS = 5;
const LAST_CELL = 5;

type ActivityRowProps = {
  messages: FeedMessages;
  item: ActivityItem;
  /** From 0, the newest. */
  place: number;
  /** How long ago it happened, as it is said: `12 s ago`. */
  ago: string;
};

/** One invented event. Contains nothing that takes focus, so that removing it moves none. */
export const ActivityRow = memo(function ActivityRow(props: ActivityRowProps) {
  const { messages, item, place, ago } = props;
  const { user, action, asset, isExiting } = item;
  const newest = place === 0;
  const amount = printWholeUsd(item.amount);
  const parts = fill(messages[`sentence.${action}`], { trader: user, amount, asset }).split('|');
  return (
    <li
      className={`${places.place} ${styles.row}`}
      data-activity-row={item.id}
      data-action={action}
      data-newest={newest || undefined}
      data-exiting={isExiting || undefined}
      style={measures(parts, place)}
    >
      <div className={styles.words}>
        <ActivityBadge item={item} />
        <span className={styles.sentence}>{parts.join('\n')}</span>
        <span className={styles.price}>
          {fill(messages.price, { price: printPrice(item.price) })}
        </span>
        {item.action === 'sell' && <Result messages={messages} profit={item.profit} />}
        <span className={styles.when}>
          {newest && <b className={styles.newest}>{`${messages.newest} `}</b>}
          {/* New words are a new element: the old one's would move as their length changes. */}
          <time key={ago} dateTime={new Date(item.timestamp).toISOString()}>
            {ago}
          </time>
        </span>
      </div>
    </li>
  );
});

function Result({ messages, profit }: { messages: FeedMessages; profit: number }) {
  const gain = profit >= 0;
  return (
    <span className={styles.result} data-result={gain ? 'gain' : 'loss'}>
      {fill(gain ? messages.gain : messages.loss, { amount: printWholeUsd(Math.abs(profit)) })}
    </span>
  );
}

/**
 * How many letters the sentence has, and its longest line on a phone: the style sheet sets long ones
 * smaller, so that they fit. And the number of its cell on the tape. Rows are made in the browser only,
 * where the security policy lets script set a style.
 */
function measures(parts: string[], place: number): CSSProperties {
  const letters = parts.map(seenLength);
  return Object.assign<CSSProperties, Record<string, number>>(
    {},
    {
      '--letters': seenLength(parts.join(' ')),
      '--line-letters': Math.max(...letters),
      '--n': Math.min(place - BARS, LAST_CELL),
    },
  );
}

/** The first letters of a name on a plate in the colour of what was done; without an item, blank. */
export function ActivityBadge({ item }: { item?: ActivityItem }) {
  return (
    <span className={`${badge.badge} chamfer`} data-action={item?.action} aria-hidden="true">
      {item && [...item.user].slice(0, LETTERS_ON_BADGE).join('').toUpperCase()}
    </span>
  );
}
