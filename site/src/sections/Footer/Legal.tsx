import type { ReactNode } from 'react';
import { LINK_DAYS } from '#contract/time.ts';
import { builtAt } from '../../data/build.ts';
import { confirm, formState } from '../../data/form.ts';
import { owner } from '../../data/owner.ts';
import { RISKS } from '../../data/contents.ts';
import type { Language } from '../../i18n/locales.ts';
import { ownSentence, type Translate } from '../../i18n/translate.ts';
import styles from './Footer.module.css';
import { CONTACTS, privacy } from './privacy.ts';

type LegalProps = { t: Translate; language: Language };

/** The legal texts, each of which opens, also by an address that names it; and who is behind the page. */
export function Legal({ t, language }: LegalProps) {
  const { email } = owner.legal;
  return (
    <div>
      <h2 className="label">{t('footer.legal')}</h2>
      <div className={`${styles.texts} columns`}>
        <Disclosure id="risk" title={t('footer.risks')}>
          <ul className="stack">
            {RISKS.map((risk) => (
              <li key={risk}>
                <strong>{t(`risks.${risk}.title`)}</strong> {t(`risks.${risk}.text`)}
              </li>
            ))}
          </ul>
        </Disclosure>
        <Disclosure id="privacy" title={t('footer.privacy')}>
          {privacy(CONTACTS).map((key) => (
            <p key={key}>{t(key, DAYS)}</p>
          ))}
          {owner.analytics && <p>{ownSentence(language, 'analytics')}</p>}
        </Disclosure>
        <Disclosure id="terms" title={t('footer.terms.title')}>
          <p>{t('footer.terms.text')}</p>
        </Disclosure>
        <Disclosure id="accessibility" title={t('footer.accessibility.title')}>
          <p>{t(`footer.accessibility.${email ? 'text' : 'textWithoutAddress'}`, { email })}</p>
        </Disclosure>
        <Disclosure id="choices" title={t('footer.choices.title')}>
          {!owner.analytics && <p>{t('footer.choices.cookies')}</p>}
          <p>{t(`footer.choices.${formState === 'closed' ? 'closed' : owner.formConsent}`)}</p>
        </Disclosure>
      </div>
      <SmallPrint t={t} language={language} />
    </div>
  );
}

const DAYS = { days: LINK_DAYS, keepDays: confirm?.keepDays ?? 0 };

type DisclosureProps = { id: string; title: string; children: ReactNode };

function Disclosure({ id, title, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary className={`${styles.summary} plus touch-target ends`}>{title}</summary>
      {/* The id stands inside, so that an address that names it opens the text. */}
      <div id={id} className={`${styles.text} stack`}>
        {children}
      </div>
    </details>
  );
}

/** Who is behind the page, and where its figures come from. */
function SmallPrint({ t, language }: LegalProps) {
  const { entity, email, telephone } = owner.legal;
  const [address, registration, statement, credit] = (
    ['address', 'registration', 'statement', 'credit'] as const
  ).map((name) => ownSentence(language, name));
  const identity = [entity, address, registration, email, telephone].filter(Boolean).join(', ');
  return (
    <div className={`${styles.small} cluster fine`}>
      {/* Word for word what a country's law asks for; empty where none does. */}
      {statement && <p>{statement}</p>}
      <p>{identity || t('footer.nobody')}</p>
      <p>
        <a href={owner.marketData.url}>{credit}</a>
      </p>
      <p>{t('footer.figures')}</p>
      <p>{`© ${builtAt.getUTCFullYear()} ${entity || owner.name}`}</p>
    </div>
  );
}
