import type { ReactNode } from 'react';
import { LINK_DAYS } from '#contract/time.ts';
import { confirm, formKind } from '../../data/form.ts';
import { owner } from '../../data/owner.ts';
import { RISKS } from '../../data/contents.ts';
import type { Language } from '../../i18n/locales.ts';
import { ownSentence, type Translate } from '../../i18n/translate.ts';
import styles from './Footer.module.css';
import { CONTACTS, privacy } from './privacy.ts';

/** The legal texts; each opens, also by an address that names it. */
export function Legal({ t, language }: { t: Translate; language: Language }) {
  const { email } = owner.legal;
  return (
    <div>
      <h2 className={`${styles.label} label`}>{t('footer.legal')}</h2>
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
          <p>{t(`footer.choices.${formKind === 'none' ? 'closed' : owner.formConsent}`)}</p>
        </Disclosure>
      </div>
    </div>
  );
}

const DAYS = { days: LINK_DAYS, keepDays: confirm?.keepDays ?? 0 };

type DisclosureProps = { id: string; title: string; children: ReactNode };

function Disclosure({ id, title, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary className={`${styles.summary} touch-target`}>
        {title}
        <svg viewBox="0 0 14 14" className={styles.sign} aria-hidden="true">
          <path d="M0 7H14" />
          <path d="M7 0V14" />
        </svg>
      </summary>
      {/* The id stands inside, so that an address that names it opens the text. */}
      <div id={id} className={`${styles.text} stack`}>
        {children}
      </div>
    </details>
  );
}
