import { getCostValues } from '../../data/fees.ts';
import { getFaqQuestions } from '../../data/lists.ts';
import { Button } from '../../components/Button.tsx';
import { SectionHeader } from '../SectionHeader.tsx';
import type { SectionProps } from '../sectionProps.ts';
import styles from './Faq.module.css';

/** The first answer is open. */
export function Faq({ owner, t }: SectionProps) {
  const questions = getFaqQuestions(owner);
  const costs = getCostValues(owner);
  return (
    <section id="faq" aria-labelledby="faq-heading" className="inset">
      <div className="grid">
        <div className={`${styles.header} beside`}>
          <SectionHeader t={t} name="faq">
            <p className={styles.showAll}>
              <Button kind="quiet" aria-expanded="false" data-faq-all data-track="all-faqs">
                {t.text('faq.showAll')}
              </Button>
            </p>
          </SectionHeader>
          <p
            role="status"
            data-faq-status
            data-shown={t('faq.shown', { count: `${questions.length}` })}
            data-hidden={t('faq.hidden')}
            className="fine"
          />
        </div>
        <div className="ruled">
          {questions.map((question, index) => {
            const id = `answer-${index + 1}`;
            return (
              <details key={id} open={index === 0} className={`${styles.item} card`} data-reveal>
                <summary data-faq={id} className={`${styles.summary} plus`}>
                  <h3 className={styles.question}>
                    {t.text(`faq.items.${question}.question`, costs)}
                  </h3>
                  <span className="fine"> {t.text(`faq.items.${question}.category`)}</span>
                </summary>
                {/* The ID is inside the `details`, so browsers open it when a link points here. */}
                <p id={id} data-faq-panel className={styles.answer}>
                  {t.text(`faq.items.${question}.answer`, costs)}
                </p>
              </details>
            );
          })}
        </div>
      </div>
    </section>
  );
}
