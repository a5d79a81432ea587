import { languagePath } from '#contract/languagePath.ts';
import { headerLinks } from '../../data/contents.ts';
import { brand } from '../../data/brand.ts';
import { owner } from '../../data/owner.ts';
import { otherLanguages, type Language } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import { ButtonSummary, SignUpLink } from '../../components/Button.tsx';
import { Links } from '../../components/Links.tsx';
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
              <span className={styles.open}>{t('navigation.menu.open')}</span>
              <span className={styles.close}>{t('navigation.menu.close')}</span>
            </ButtonSummary>
            <Links
              className={styles.links}
              links={[...headerLinks(t), ...otherLanguages(language), ...app]}
            />
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
