import type { ReactNode } from 'react';
import { LINK_EXPIRY_DAYS } from '#contract/time.ts';
import { getRisks } from '../../data/lists.ts';
import { hasPrices, hasSection } from '../../data/sections.ts';
import { needsConsent } from '../ConsentBanner/ConsentBanner.tsx';
import type { SectionProps } from '../sectionProps.ts';
import styles from './Footer.module.css';
import { getPrivacyParagraphs, type BuildFacts } from './privacy.ts';

/** `year` is the year of the build. */
export type LegalProps = SectionProps & { build: BuildFacts; year: number };

export function Legal(props: LegalProps) {
  const { owner, form, t, build } = props;
  const { email } = owner.legal;
  const values = { days: LINK_EXPIRY_DAYS, keepDays: form.confirm?.keepDays ?? 0 };
  return (
    <div>
      <h2 className={`${styles.legal} label`}>{t.text('footer.legal')}</h2>
      <div className={`${styles.texts} columns`}>
        <Disclosure id="risk" title={t('footer.risks')}>
          <ul className="stack">
            {getRisks(owner).map((risk) => (
              <li key={risk}>
                <strong>{t.text(`risks.${risk}.title`)}</strong> {t.text(`risks.${risk}.text`)}
              </li>
            ))}
          </ul>
        </Disclosure>
        <Disclosure id="privacy" title={t('footer.privacy')}>
          {getPrivacyParagraphs(owner, form, build).map((key) => (
            <p key={key}>{t(key, values)}</p>
          ))}
          {owner.analytics.length > 0 && <p>{t('owner.analytics')}</p>}
        </Disclosure>
        <Disclosure id="terms" title={t('footer.terms.title')}>
          <p>{t.text('footer.terms.text')}</p>
        </Disclosure>
        <Disclosure id="accessibility" title={t('footer.accessibility.title')}>
          <p>
            {t.text(`footer.accessibility.${email ? 'text' : 'textWithoutAddress'}`, { email })}
          </p>
        </Disclosure>
        <Disclosure
          id="choices"
          title={t(needsConsent(owner) ? 'consent.label' : 'footer.choices.title')}
        >
          {owner.analytics.length === 0 && <p>{t('footer.choices.cookies')}</p>}
          {needsConsent(owner) && (
            <p className="needs-script">
              <button type="button" data-consent-open>
                {t('consent.change')}
              </button>
            </p>
          )}
          <p>{t(`footer.choices.${form.state === 'closed' ? 'closed' : owner.formConsent}`)}</p>
        </Disclosure>
      </div>
      <LegalNotice {...props} />
    </div>
  );
}

type DisclosureProps = { id: string; title: string; children: ReactNode };

function Disclosure({ id, title, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary className="plus touch-target space-between">{title}</summary>
      {/* The ID is inside the `details`, so browsers open it when a link points here. */}
      <div id={id} className={`${styles.text} stack`}>
        {children}
      </div>
    </details>
  );
}

/** Includes the sources of the numbers on the page. */
function LegalNotice({ owner, t, year }: LegalProps) {
  const { entity, email, telephone } = owner.legal;
  const [address, registration] = [t('owner.address'), t('owner.registration')];
  const phone = telephone.replaceAll(' ', '\u00a0');
  const identity = [entity, address, registration, email, phone].filter(Boolean).join(' · ');
  const statement = t('owner.statement');
  return (
    <div className={`${styles.notice} cluster fine`}>
      {/* Some countries require this exact text by law. */}
      {statement && <p>{statement}</p>}
      <p>{t('signUp.risk')}</p>
      <p>{identity || t('footer.nobody')}</p>
      {/* The price board shows this credit if it's on the page. */}
      {hasPrices(owner) && !hasSection(owner, 'trading') && (
        <p>
          <a href={owner.marketData.url}>{t('owner.credit')}</a>
        </p>
      )}
      <p>{t('footer.figures')}</p>
      <p>{`© ${year} ${entity || owner.name}`}</p>
    </div>
  );
}
