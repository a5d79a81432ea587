import type { ReactNode } from 'react';
import { LINK_DAYS } from '#contract/time.ts';
import { isCounting, marketOrigin } from '../../data/build.ts';
import { confirm, formKind } from '../../data/form.ts';
import { owner } from '../../data/owner.ts';
import { RISKS } from '../../data/contents.ts';
import type { Language } from '../../i18n/locales.ts';
import { ownSentence, type MessageKey, type Translate } from '../../i18n/translate.ts';
import styles from './Footer.module.css';

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

/** What the build knows about where the visitor's browser goes. */
export type Contacts = {
  prices: 'ourselves' | 'outside';
  form: typeof formKind;
  /** `ask`: the form loads only when asked for. */
  consent: 'load' | 'ask';
  /** Whether the page counts visits. */
  counting: boolean;
  /** Whether a mail asks to confirm a sign-up. */
  mail: boolean;
  /** Whether a script of others runs on the page; then the owner's words say what a device keeps. */
  analytics: boolean;
};

const DAYS = { days: LINK_DAYS, keepDays: confirm?.keepDays ?? 0 };
const CONTACTS: Contacts = {
  prices: marketOrigin === '' ? 'ourselves' : 'outside',
  form: formKind,
  consent: owner.formConsent,
  counting: isCounting,
  mail: confirm !== null,
  analytics: owner.analytics !== undefined,
};

/** The short privacy text, true for the way this copy of the page is set up, as keys of its paragraphs. */
export function privacy({
  prices,
  form,
  consent,
  counting,
  mail,
  analytics,
}: Contacts): MessageKey[] {
  const hasForm = form !== 'none';
  const whose = form === 'embedded' ? 'ownForm' : 'outsideForm';
  const stored = hasForm && consent === 'ask' ? 'privacy.storedWithForm' : 'privacy.stored';
  return [
    ...(analytics ? [] : (['privacy.login', stored] as const)),
    prices === 'ourselves' ? 'privacy.ownPrices' : 'privacy.outsidePrices',
    hasForm ? `privacy.${whose}.${consent}` : 'privacy.noForm',
    ...(mail ? (['privacy.mail'] as const) : []),
    ...(counting ? (['privacy.counting'] as const) : []),
  ];
}

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
