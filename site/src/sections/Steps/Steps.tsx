import type { Translate } from '../../i18n/translate.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { SectionHeader } from '../../components/SectionHeader.tsx';
import { Unbroken } from '../../components/Unbroken.tsx';
import styles from './Steps.module.css';

type StepsProps = {
  t: Translate;
  /** The plan of the pit as SVG source, written by our own art scripts. */
  drawing: string;
};

/** In the order of the drawing, which is numbered from 1 to 3. */
const STEPS = ['connect', 'trade', 'cashOut'] as const;

/** The pit in plan: in at the rim, across the floor, and out. */
export function Steps({ t, drawing }: StepsProps) {
  return (
    <section id="how-it-works" aria-labelledby="how-it-works-heading" className={styles.section}>
      <div className={`${styles.plan} screen-only`} dangerouslySetInnerHTML={{ __html: drawing }} />
      <div className={`${styles.text} inset stack ask`}>
        <SectionHeader
          id="how-it-works-heading"
          label={t('steps.label')}
          heading={t('steps.heading')}
        />
        <ol className="ruled" data-reveal-group>
          {STEPS.map((step, index) => (
            <li key={step} className={styles.step} data-reveal>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className={styles.title}>{t(`steps.${step}.title`)}</h3>
                <p>{t(`steps.${step}.body`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <ButtonLink kind="primary" href="#tmx-form-section" data-go="sign-up-heading">
          {t('steps.start.label')}
        </ButtonLink>
        <p className="caption">
          <Unbroken text={t('steps.start.note')} />
        </p>
      </div>
    </section>
  );
}
