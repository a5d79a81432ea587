import { directionOf, otherLanguages } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import type { SectionProps } from '../sectionProps.ts';

/**
 * For whoever's browser speaks another language of the page first: a line in that language, which a script
 * right after the first view shows (`layouts/inlineScripts.ts`). It leads nowhere by itself.
 */
export function LanguageOffers({ owner, language }: SectionProps) {
  return otherLanguages(owner, language).map(({ lang, href }) => {
    const t = translator(owner, lang);
    return (
      <aside
        key={lang}
        className="language-offer chamfer cluster"
        lang={lang}
        dir={directionOf(lang)}
        aria-label={t('languageOffer.text')}
        hidden
      >
        <a href={href} hrefLang={lang} className="touch-target">
          {t('languageOffer.go')}
        </a>
        <button type="button" className="touch-target">
          {t('languageOffer.dismiss')}
        </button>
      </aside>
    );
  });
}
