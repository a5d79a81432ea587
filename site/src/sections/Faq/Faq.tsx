import type { Faq as FaqContent } from '../../content/faq.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Faq.module.css';

/**
 * Six questions on a slab of cut stone. In the HTML every answer is open; script closes all but the
 * first, in the way that find-in-page can still reach.
 */
export function Faq({ heading, label, showAll, items }: FaqContent) {
  return (
    <section id="faq" aria-labelledby="faq-heading" className={styles.slab}>
      <div className={`${styles.content} grid`}>
        <div className={styles.head} data-reveal>
          <h2 id="faq-heading">
            <span className={`${styles.label} label`}>{label} </span>
            {heading}
          </h2>
          <p className={styles.all}>
            <Button kind="primary" aria-expanded="true" data-faq-all>
              {showAll}
            </Button>
          </p>
          <p role="status" data-faq-status className={styles.status} />
        </div>
        <div className={styles.items} data-reveal-group>
          {items.map((item, index) => (
            <Item key={item.question} {...item} id={`answer-${index + 1}`} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Item({ id, category, question, answer }: FaqContent['items'][number] & { id: string }) {
  return (
    <div className={styles.item} data-reveal>
      <h3 className={styles.question}>
        <button
          type="button"
          aria-expanded="true"
          aria-controls={id}
          data-faq={id}
          className={styles.button}
        >
          <span className={styles.words}>{question}</span>
          <span className={styles.category}> {category}</span>
          <svg viewBox="0 0 26 26" className={styles.sign} aria-hidden="true">
            <path className={styles.upright} d="M13 3V23" />
            <path d="M3 13H23" />
          </svg>
        </button>
      </h3>
      <div id={id} data-faq-panel className={styles.panel}>
        <div className={styles.fold}>
          <p className={styles.answer}>{answer}</p>
        </div>
      </div>
    </div>
  );
}
