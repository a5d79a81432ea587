import type { IslandMessages } from '../../i18n/islandMessages.ts';
import { fill } from '../../lib/fill.ts';
import { seenLength } from '../../lib/letters.ts';
import { printPrice } from '../../lib/numbers.ts';
import { printWholeUsd } from '../../lib/money.ts';
import feed from './Activity.module.css';
import styles from './ActivityRow.module.css';
import type { ActivityItem } from './simulate.ts';

const LETTERS_ON_BADGE = 3;
const BARS = 4;

export type FeedMessages = IslandMessages<'activityFeed'>;

type ActivityRowProps = {
  messages: FeedMessages;
  item: ActivityItem;
  /** From 0, the newest. */
  place: number;
  /** How long ago it happened, as it is said: `12s ago`. */
  ago: string;
};

/** One invented event. Contains nothing that takes focus, so that removing it moves none. */
export function ActivityRow({ messages, item, place, ago }: ActivityRowProps) {
  const { user, action, asset, profit, isExiting } = item;
  const newest = place === 0;
  const isCell = place > BARS;
  const amount = printWholeUsd(item.amount);
  const sentence = fill(messages[`sentence.${action}`], { trader: user, amount, asset });
  return (
    <li
      className={`${feed.place} ${styles.row}`}
      data-activity-row={item.id}
      data-action={action}
      data-cell={isCell || undefined}
      data-newest={newest || undefined}
      data-exiting={isExiting || undefined}
      // Set in the browser only, where the security policy lets script set a style.
      style={{ '--place': place, '--letters': seenLength(sentence) }}
    >
      <div className={styles.words}>
        <span className={`${styles.badge} chamfer`} aria-hidden="true">
          {[...user].slice(0, LETTERS_ON_BADGE).join('').toUpperCase()}
        </span>
        <span className={styles.sentence}>
          <span className="headline">{sentence}</span>
        </span>
        <span className={styles.numbers}>
          {profit !== null && (
            <b>
              {fill(profit >= 0 ? messages.gain : messages.loss, {
                amount: printWholeUsd(Math.abs(profit)),
              })}
            </b>
          )}{' '}
          {/* What a cell has no room for is still read aloud. */}
          <span className={isCell ? 'sr-only' : styles.price}>
            {fill(messages.price, { price: printPrice(item.price) })}
          </span>
        </span>
        <span className={isCell ? 'sr-only' : styles.when}>
          {newest && <b>{`${messages.newest} `}</b>}
          {/* New words are a new element: the old one's would move as their length changes. */}
          <time key={ago} dateTime={new Date(item.timestamp).toISOString()}>
            {ago}
          </time>
        </span>
      </div>
    </li>
  );
}
