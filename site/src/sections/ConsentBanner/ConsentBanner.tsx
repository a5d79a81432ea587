import type { Owner } from '#site/owner/settings.ts';
import { Button } from '../../components/Button.tsx';
import type { SectionProps } from '../sectionProps.ts';

export const needsConsent = ({ analytics }: Pick<Owner, 'analytics'>): boolean =>
  analytics.some(({ consent }) => consent);

/** Asks for consent to third-party scripts. `inline/Analytics.astro` shows the banner and stores the choice. */
export function ConsentBanner({ t }: SectionProps) {
  return (
    <div
      role="region"
      aria-label={t('consent.label')}
      className="consent-banner cluster space-between screen-only"
      data-consent-banner
      hidden
    >
      <p>
        {t('consent.text')} <a href="#privacy">{t('consent.privacy')}</a>
      </p>
      <div className="cluster">
        <Button kind="ring" small data-consent="no">
          {t('consent.refuse')}
        </Button>
        <Button kind="ring" small data-consent="yes">
          {t('consent.agree')}
        </Button>
      </div>
    </div>
  );
}
