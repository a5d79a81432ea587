import { isShown } from '../../data/claimed.ts';
import { owner } from '../../data/owner.ts';
import type { Language } from '../../i18n/locales.ts';
import { ownSentence, type Translate } from '../../i18n/translate.ts';
import { SectionHeader } from '../SectionHeader.tsx';
import { SoonButton } from '../../components/SoonButton.tsx';
import { Supply } from './Supply.tsx';
import styles from './Token.module.css';

const BENEFITS = (['discount', 'staking'] as const).filter((benefit) =>
  isShown(`token.benefits.${benefit}`),
);

/** How much there is of the token, as far as the owner claims it, and what it is for. */
export function Token({ t, language }: { t: Translate; language: Language }) {
  const supply = owner.token?.supply;
  const statement = ownSentence(language, 'statement');
  return (
    <section id="token" aria-labelledby="token-heading">
      <div className="inset">
        {supply ? (
          <Supply t={t} language={language} supply={supply} />
        ) : (
          <SectionHeader t={t} name="token" heading={t('token.headingWithoutSupply')} />
        )}
        <div className={`${styles.uses} columns`} data-reveal-group>
          {BENEFITS.map((benefit) => (
            <div key={benefit} className="under-rule" data-reveal>
              <h3>{t(`token.benefits.${benefit}.title`)}</h3>
              <p>{t(`token.benefits.${benefit}.body`)}</p>
            </div>
          ))}
          <div className="stack under-rule" data-reveal>
            <SoonButton
              id="soon-token"
              label={t('token.get.label')}
              href={owner.links.token}
              tag={t('token.get.tag')}
              reason={t('token.get.reason')}
              kind="ring"
            />
            {statement && <p className="fine">{statement}</p>}
          </div>
        </div>
      </div>
    </section>
  );
}
