import type { IslandMessages } from '../../i18n/islandMessages.ts';
import { fillPlaceholders } from '../../lib/fillPlaceholders.ts';
import { countVisibleCharacters } from '../../lib/letters.ts';
import { formatPrice } from '../../lib/numbers.ts';
import { formatWholeUsd } from '../../lib/money.ts';
import feedStyles from './Activity.module.css';
import styles from './ActivityRow.module.css';
import type { ActivityItem } from './simulate.ts';

export type FeedMessages = IslandMessages<'activityFeed'>;

type ActivityRowProps = {
  messages: FeedMessages;
  item: ActivityItem;
  /** The newest event is at 0. */
  index: number;
  /** For example, `12s ago`. */
  age: string;
};

/** Splits `{trader} bought {amount} of {asset}` into the trader, the verb, and the amount with the asset. */
function splitSentence(sentence: string) {
  const [prefix = '', trader = '', verb = '', ...rest] = sentence.split(/(\{trader\}|\{amount\})/);
  return [prefix + trader, verb, rest.join('')] as const;
}

/** Don't put anything focusable in here, because focus would be lost when the row disappears. */
export function ActivityRow({ messages, item, index, age }: ActivityRowProps) {
  const { user, action, asset, profit, isExiting } = item;
  const isNewest = index === 0;
  const amount = formatWholeUsd(item.amount);
  const values = { trader: user, amount, asset };
  const parts = splitSentence(messages[`sentence.${action}`]);
  const [trader, verb, object] = parts.map((part) => fillPlaceholders(part, values));
  return (
    <li
      className={`${feedStyles.row} ${styles.row}`}
      data-activity-row={item.id}
      data-action={action}
      data-newest={isNewest || undefined}
      data-exiting={isExiting || undefined}
      // The CSP only blocks style attributes in server-rendered HTML, and rows never render on the server.
      style={{ '--index': index, '--letters': countVisibleCharacters(`${trader}${verb}${object}`) }}
    >
      <div className={styles.content}>
        <i className={styles.icon} aria-hidden="true" />
        <span className={styles.sentence}>
          <span>
            <span>{trader}</span>
            <em>{verb}</em>
            <span>{object}</span>
          </span>
        </span>
        <span className={styles.numbers}>
          {profit !== null && (
            <b>
              {fillPlaceholders(profit >= 0 ? messages.gain : messages.loss, {
                amount: formatWholeUsd(Math.abs(profit)),
              })}
            </b>
          )}{' '}
          <span>{fillPlaceholders(messages.price, { price: formatPrice(item.price) })}</span>
        </span>
        <span className={styles.time}>
          {isNewest && <b>{`${messages.newest} `}</b>}
          {/* The key forces a new element, because resizing the old one would count as layout shift. */}
          <time key={age} dateTime={new Date(item.timestamp).toISOString()}>
            {age}
          </time>
        </span>
      </div>
    </li>
  );
}
