import type { Token as TokenContent } from '../../content/token.ts';
import { SoonButton } from '../../ui/SoonButton.tsx';
import { Seat } from './Seat.tsx';
import styles from './Token.module.css';

type TokenProps = TokenContent & {
  /** The hundred seats: `site/src/drawings/seats.svg`, as text. */
  drawing: string;
};

/** The whole supply as seats round the floor, the same as a table, and what the token is for. */
export function Token({ drawing, ...content }: TokenProps) {
  const { heading, label, lead, held, benefits, get, statement } = content;
  return (
    <section id="token" aria-labelledby="token-heading" className={styles.section}>
      <div className={`${styles.supply} grid`}>
        <div className={styles.head} data-reveal>
          <h2 id="token-heading" className={styles.heading}>
            <span className={`${styles.label} label`}>{label} </span>
            {heading.map((line) => (
              <span key={line} className={styles.line}>
                {line}{' '}
              </span>
            ))}
          </h2>
          <p className={`${styles.lead} lead`}>{lead}</p>
        </div>
        <div className={styles.seats} data-reveal dangerouslySetInnerHTML={{ __html: drawing }} />
        <div className={styles.split} data-reveal>
          <Split {...content} />
          <p className={styles.held}>{held}</p>
        </div>
      </div>
      <div className={styles.uses} data-reveal-group>
        {benefits.map(({ title, body }) => (
          <div key={title} className={styles.use} data-reveal>
            <h3>{title}</h3>
            <p className={styles.body}>{body}</p>
          </div>
        ))}
        <div className={styles.get} data-reveal>
          <SoonButton
            id="soon-token"
            label={get.label}
            tag={get.tag}
            reason={get.reason}
            look={{ kind: 'primary' }}
          />
          <p className={styles.offer}>{get.note}</p>
          {statement && <p className={styles.statement}>{statement}</p>}
        </div>
      </div>
    </section>
  );
}

type SplitProps = Pick<TokenContent, 'caption' | 'columns' | 'entries' | 'total'>;

function Split({ caption, columns, entries, total }: SplitProps) {
  return (
    <table className={styles.table}>
      <caption className={`${styles.caption} note`}>{caption}</caption>
      <thead className={styles.columns}>
        <tr>
          <th scope="col">{columns.category}</th>
          <th scope="col">{columns.amount}</th>
          <th scope="col">{columns.percentage}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ category, seat, description, amount, percentage }) => (
          <tr key={category}>
            <th scope="row" className={styles.entry}>
              <Seat kind={seat} />
              <span className={styles.category}>{category}</span>
              <span className={styles.description}> {description}</span>
            </th>
            <td className={`${styles.amount} figures`}>{amount}</td>
            <td className={styles.share}>{percentage}%</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={styles.entry}>
            <span className={styles.category}>{total.label}</span>
          </th>
          <td className={`${styles.amount} figures`}>{total.amount}</td>
          <td className={styles.share}>{total.percentage}</td>
        </tr>
      </tfoot>
    </table>
  );
}
