import type { ComponentProps } from 'react';
import type { Brand } from '../../data/brand.ts';
import { getFooterLinks } from '../../data/sections.ts';
import { getLanguageLinks, getLanguagePath } from '../../i18n/locales.ts';
import { Links } from '../../components/Links.tsx';
import { Logo } from '../../components/Logo.tsx';
import { withBase } from '../../lib/withBase.ts';
import type { FrameProps, SectionProps } from '../sectionProps.ts';
import styles from './Footer.module.css';
import { Legal, type LegalProps } from './Legal.tsx';

type FooterProps = FrameProps & LegalProps & { brand: Brand };

export function Footer({ brand, links, home, ...props }: FooterProps) {
  const { owner, t, language, page } = props;
  return (
    <footer className={styles.footer}>
      <div className={`${styles.top} cluster screen-only`}>
        <Logo
          href={withBase(getLanguagePath(owner, language))}
          brand={brand}
          label={t('navigation.home')}
        />
        <Navigation
          id="footer-explore"
          label={t('footer.explore')}
          links={[...getFooterLinks(owner, t, home), ...links]}
        />
        <Navigation
          id="footer-languages"
          label={t('navigation.languages')}
          links={getLanguageLinks(owner, language, page)}
        />
        {owner.look.appearance === 'system' && <ThemeSwitch t={t} />}
      </div>
      <Legal {...props} />
    </footer>
  );
}

type NavigationProps = ComponentProps<typeof Links> & { id: string; label: string };

/** Renders nothing if there are no links, e.g. on a site with only one language. */
function Navigation({ id, label, links }: NavigationProps) {
  return (
    links.length > 0 && (
      <nav aria-labelledby={id}>
        <p id={id} className="label">
          {label}
        </p>
        <Links className={`${styles.row} cluster`} links={links} />
      </nav>
    )
  );
}

const THEMES = ['system', 'light', 'dark'] as const;

/** A script shows this. Without JavaScript, the page follows the system theme. */
function ThemeSwitch({ t }: Pick<SectionProps, 't'>) {
  return (
    <div data-theme-control hidden>
      <fieldset className={`${styles.row} cluster`}>
        <legend className="label">{t('footer.theme.label')}</legend>
        {THEMES.map((theme) => (
          <label key={theme} className="touch-target">
            <input type="radio" name="theme" value={theme} defaultChecked={theme === 'system'} />
            {t(`footer.theme.${theme}`)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
