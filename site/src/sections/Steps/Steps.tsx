import { formState } from '../../data/form.ts';
import { drawPlan } from '../../drawings/plan.ts';
import type { Translate } from '../../i18n/translate.ts';
import { SignUpLink } from '../../components/Button.tsx';
import { SectionHeader } from '../SectionHeader.tsx';
import { unbroken } from '../../components/unbroken.ts';
import styles from './Steps.module.css';

/** In the order of the drawing, which is numbered from 1 to 3. */
const STEPS = ['connect', 'trade', 'cashOut'] as const;

/** The three steps of a trade, beside a plan of the pit with the way through it. */
export function Steps({ t }: { t: Translate }) {
  return (
    <section id="how-it-works" aria-labelledby="steps-heading" className={styles.section}>
      <div
        className={`${styles.plan} screen-only`}
        dangerouslySetInnerHTML={{ __html: drawPlan() }}
      />
      <div className={`${styles.text} inset stack ask`}>
        <SectionHeader t={t} name="steps" />
        <ol className="ruled">
          {STEPS.map((step, index) => (
            <li key={step} className={styles.step} data-reveal>
              <span className={`${styles.number} numeral`} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{t(`steps.${step}.title`)}</h3>
                <p>{t(`steps.${step}.body`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <SignUpLink kind="primary">{t('steps.start.label')}</SignUpLink>
        <p className="caption">{unbroken(t(`steps.start.${formState}`))}</p>
      </div>
    </section>
  );
}
