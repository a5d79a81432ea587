import { headerLinks } from '../../data/contents.ts';
import { brand } from '../../data/brand.ts';
import { owner } from '../../data/owner.ts';
import { nameOf, otherLanguages, languagePath, type Language } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import { ButtonSummary, SignUpLink } from '../../components/Button.tsx';
import { LinkItems, Links } from '../../components/Links.tsx';
import { Logo } from '../../components/Logo.tsx';
import styles from './Header.module.css';

/** Stays in a wide window; scrolls away with the hero where it is narrow. */
export function Header({ t, language }: { t: Translate; language: Language }) {
  const app = owner.links.app ? [{ href: owner.links.app, text: t('navigation.app') }] : [];
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <Logo path={languagePath(language)} brand={brand} home={t('navigation.home')} />
        <nav aria-label={t('navigation.label')}>
          <details data-menu className={styles.menu}>
            <ButtonSummary kind="ring" small>
              {t('navigation.menu.open')}
            </ButtonSummary>
            <ul className={styles.links}>
              <LinkItems links={headerLinks(t)} />
              <LanguageMenu t={t} language={language} />
              <LinkItems links={app} />
            </ul>
          </details>
        </nav>
        <div className={styles.start}>
          <SignUpLink kind="primary" small>
            {t('hero.start')}
          </SignUpLink>
        </div>
      </div>
    </header>
  );
}

/** The language of the page, which opens the page's other languages, each by the name that it calls itself. */
function LanguageMenu({ t, language }: { t: Translate; language: Language }) {
  const others = otherLanguages(language);
  if (others.length === 0) return null;
  return (
    <li>
      <details data-menu>
        <summary className="touch-target">
          <span className="sr-only">{t('navigation.languages')}: </span>
          {nameOf(language)}
          {/* Drawn: the fonts have no arrow. */}
          <svg viewBox="0 0 10 6" width="10" fill="currentColor" aria-hidden="true">
            <path d="M0 0H10L5 6Z" />
          </svg>
        </summary>
        <Links links={others} className={styles.others} />
      </details>
    </li>
  );
}
