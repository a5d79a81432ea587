import { questions } from '../../data/contents.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Button } from '../../components/Button.tsx';
import { SectionHeader } from '../SectionHeader.tsx';
import styles from './Faq.module.css';

/** Questions on a slab of cut stone; the first is open. */
export function Faq({ t }: { t: Translate }) {
  const items = questions(t);
  return (
    <section id="faq" aria-labelledby="faq-heading" className={`${styles.slab} panel bleed`}>
      <div className={`${styles.content} sidebar`}>
        <div className={styles.head}>
          <SectionHeader
            t={t}
            name="faq"
            lead={
              <p className={styles.all}>
                <Button kind="ring" aria-expanded="false" data-faq-all>
                  {t('faq.showAll')}
                </Button>
              </p>
            }
          />
          <p
            role="status"
            data-faq-status
            data-shown={t('faq.shown', { count: `${items.length}` })}
            data-hidden={t('faq.hidden')}
            className="fine"
          />
        </div>
        <div className="ruled">
          {items.map(({ category, question, answer }, index) => {
            const id = `answer-${index + 1}`;
            return (
              <details key={id} open={index === 0} className={styles.item} data-reveal>
                <summary data-faq={id} className={`${styles.summary} plus cluster`}>
                  <h3 className={styles.question}>{question}</h3>
                  <span className="fine"> {category}</span>
                </summary>
                {/* The id stands inside, so that an address that names it opens the question. */}
                <p id={id} data-faq-panel className={styles.answer}>
                  {answer}
                </p>
              </details>
            );
          })}
        </div>
      </div>
    </section>
  );
}
