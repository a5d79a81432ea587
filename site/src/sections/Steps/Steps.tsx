import { drawPitPlan } from '../../drawings/pitPlan.ts';
import { SignUpLink } from '../../components/Button.tsx';
import { SectionHeader } from '../SectionHeader.tsx';
import { hasPit, type SectionProps } from '../sectionProps.ts';
import { preventHyphenBreaks } from '../../components/preventHyphenBreaks.ts';
import styles from './Steps.module.css';

/** The pit plan next to the steps shows them as stations. */
export function Steps({ owner, form, t }: SectionProps) {
  return (
    <section id="how-it-works" aria-labelledby="steps-heading" className={styles.section}>
      {hasPit(owner) && (
        <div
          className={`${styles.plan} screen-only`}
          dangerouslySetInnerHTML={{ __html: drawPitPlan() }}
        />
      )}
      <div className={`${styles.text} inset stack call-to-action`}>
        <SectionHeader t={t} name="steps" />
        <ol className="cards ruled">
          {owner.lists.steps.items.map(({ id: step }, index) => (
            <li key={step} className={`${styles.step} card`} data-reveal>
              <span className={`${styles.number} numeral`} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{t.text(`steps.items.${step}.title`)}</h3>
                <p>{t.text(`steps.items.${step}.body`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <SignUpLink kind="primary" track="connect-wallet">
          {t.text('steps.start.label')}
        </SignUpLink>
        <p className="caption">{t.text(`steps.start.${form.state}`, {}, preventHyphenBreaks)}</p>
      </div>
    </section>
  );
}
