import { getDirection, getLanguageLinks } from '../../i18n/locales.ts';
import { createTranslator } from '../../i18n/translate.ts';
import type { SectionProps } from '../sectionProps.ts';

/**
 * Hidden links to the page's other languages. `layouts/inline/LanguageOffer.astro` shows the one for the browser's
 * preferred language.
 */
export function LanguageOffers({ owner, language, page }: SectionProps) {
  const others = getLanguageLinks(owner, language, page);
  return others
    .filter(({ lang }) => page.languages.includes(lang))
    .map(({ lang, href }) => {
      const t = createTranslator(owner, lang);
      return (
        <aside
          key={lang}
          className="language-offer chamfer cluster"
          lang={lang}
          dir={getDirection(lang)}
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
