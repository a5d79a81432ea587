import { languagePath } from '#contract/languages.ts';
import { HEADER_LINKS } from '../../data/contents.ts';
import { owner } from '../../data/owner.ts';
import { otherLanguages, type Language } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import { ButtonLink, ButtonSummary } from '../../components/Button.tsx';
import { Logo } from '../../components/Logo.tsx';
import styles from './Header.module.css';

/** Stays in a wide window; scrolls away with the hero where it is narrow. */
export function Header({ t, language }: { t: Translate; language: Language }) {
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <Logo path={languagePath(language)} name={owner.name} home={t('navigation.home')} />
        <nav aria-label={t('navigation.label')}>
          <details data-menu className={styles.menu}>
            <ButtonSummary kind="ring" small>
              <span className={styles.open}>{t('navigation.menu.open')}</span>
              <span className={styles.close}>{t('navigation.menu.close')}</span>
            </ButtonSummary>
            <ul className={styles.links}>
              {HEADER_LINKS.map(({ name, href }) => (
                <li key={href}>
                  <a href={href} className="touch-target">
                    {t(`navigation.links.${name}`)}
                  </a>
                </li>
              ))}
              {otherLanguages(language).map(({ tag, path, name }) => (
                <li key={tag}>
                  <a hrefLang={tag} lang={tag} href={path} className="touch-target">
                    {name}
                  </a>
                </li>
              ))}
              {owner.links.app && (
                <li>
                  <a href={owner.links.app} className="touch-target">
                    {t('navigation.app')}
                  </a>
                </li>
              )}
            </ul>
          </details>
        </nav>
        <div className={styles.start}>
          <ButtonLink kind="primary" small href="#tmx-form-section" data-go="sign-up-heading">
            {t('hero.start')}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
