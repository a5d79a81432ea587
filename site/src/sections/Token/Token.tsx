import { isShown } from '../../data/claimed.ts';
import { owner } from '../../data/owner.ts';
import { drawSeats } from '../../drawings/seats.ts';
import { listIn, type Language } from '../../i18n/locales.ts';
import { ownSentence, type Translate } from '../../i18n/translate.ts';
import { capital } from '../../lib/letters.ts';
import { inLargestUnit } from '../../lib/numbers.ts';
import { ButtonSummary } from '../../components/Button.tsx';
import { SectionHeader } from '../SectionHeader.tsx';
import { SoonButton } from '../../components/SoonButton.tsx';
import { amountOf, Split, type TokenSupply } from './Split.tsx';
import styles from './Token.module.css';

const BENEFITS = (['discount', 'staking'] as const).filter((benefit) =>
  isShown(`token.benefits.${benefit}`),
);

type TokenProps = { t: Translate; language: Language };

/** How much there is of the token, as far as the owner claims it, and what it is for. */
export function Token({ t, language }: TokenProps) {
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
        <div className={`${styles.uses} columns`}>
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

/** The whole supply as the section's headline, as seats round the floor, and as a table of the same. */
function Supply({ t, language, supply }: TokenProps & { supply: TokenSupply }) {
  return (
    <div className={styles.supply}>
      <SectionHeader
        t={t}
        name="token"
        heading={
          <>
            {capital(t('token.heading', inLargestUnit(supply.tokens, language)))} <br />
            {t('token.subheading')}
          </>
        }
        lead={t('token.lead', { seat: amountOf(1, supply) })}
      />
      <div
        className={styles.seats}
        data-reveal
        dangerouslySetInnerHTML={{ __html: drawSeats(supply.split, t('token.seats')) }}
      />
      <div className={`${styles.split} stack`} data-reveal>
        <details className="fold">
          <ButtonSummary kind="ring" small>
            {t('token.amounts')}
          </ButtonSummary>
          <Split t={t} supply={supply} />
        </details>
        <p>{held(t, language, supply)}</p>
      </div>
    </div>
  );
}

/** `Team, development and reserve together hold 45%.` */
function held(t: Translate, language: Language, supply: TokenSupply): string {
  const inside = supply.split.filter(({ isInside }) => isInside);
  const percent = inside.reduce((sum, share) => sum + share.percent, 0);
  const names = inside.map(({ id }) => t(`token.entries.${id}.category`));
  return t('token.held', {
    categories: capital(listIn(language, names).toLocaleLowerCase(language)),
    share: `${percent}%`,
  });
}
