import type { Brand } from '../../data/brand.ts';
import { getHeaderLinks } from '../../data/sections.ts';
import { getLanguageName, getLanguageLinks, getLanguagePath } from '../../i18n/locales.ts';
import { ButtonSummary, SignUpLink } from '../../components/Button.tsx';
import { LinkItems, Links } from '../../components/Links.tsx';
import { Logo } from '../../components/Logo.tsx';
import { withBase } from '../../lib/withBase.ts';
import type { FrameProps, SectionProps } from '../sectionProps.ts';
import styles from './Header.module.css';

/** The header is only sticky on wide screens. An example owner has a tag next to the name. */
export function Header({ brand, links, home, ...props }: FrameProps & { brand: Brand }) {
  const { owner, t, language } = props;
  const appLinks = owner.links.app ? [{ href: owner.links.app, text: t('navigation.app') }] : [];
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo
          href={withBase(getLanguagePath(owner, language))}
          brand={brand}
          label={t('navigation.home')}
        />
        {owner.exampleOwner && <p className={styles.example}>{t('riskStrip.example')}</p>}
        <nav aria-label={t('navigation.label')}>
          <details data-menu className={styles.menu}>
            <ButtonSummary kind="ring" small>
              {t.text('navigation.menu.open')}
            </ButtonSummary>
            <ul className={styles.links}>
              <LinkItems links={[...getHeaderLinks(owner, t, home), ...links]} />
              <LanguageMenu {...props} />
              <LinkItems links={appLinks} />
            </ul>
          </details>
        </nav>
        <div className={styles.start}>
          <SignUpLink kind="primary" small home={home} track="start-trading">
            {t.text('hero.start')}
          </SignUpLink>
        </div>
      </div>
    </header>
  );
}

/** Shows the current language and opens a list of the others. */
function LanguageMenu({ owner, t, language, page }: SectionProps) {
  const others = getLanguageLinks(owner, language, page);
  if (others.length === 0) return null;
  return (
    <li>
      <details data-menu>
        <summary className="touch-target">
          <span className="sr-only">{t('navigation.languages')}: </span>
          {getLanguageName(language)}
          {/* An SVG, because the fonts don't have an arrow. */}
          <svg viewBox="0 0 10 6" width="10" fill="currentColor" aria-hidden="true">
            <path d="M0 0H10L5 6Z" />
          </svg>
        </summary>
        <Links links={others} className={styles.languages} />
      </details>
    </li>
  );
}
