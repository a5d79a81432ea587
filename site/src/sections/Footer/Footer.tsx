import { languagePath } from '#contract/languagePath.ts';
import { builtAt } from '../../data/build.ts';
import { footerLinks } from '../../data/contents.ts';
import { brand } from '../../data/brand.ts';
import { owner } from '../../data/owner.ts';
import { hasSection } from '../../data/sections.ts';
import { otherLanguages, type Language } from '../../i18n/locales.ts';
import { ownSentence, type Translate } from '../../i18n/translate.ts';
import { Links } from '../../components/Links.tsx';
import { Logo } from '../../components/Logo.tsx';
import { Alone } from './Alone.tsx';
import styles from './Footer.module.css';
import { Legal } from './Legal.tsx';

type FooterProps = { t: Translate; language: Language };

/** The end of the page: a second navigation, languages, theme, legal texts, and who is behind the page. */
export function Footer({ t, language }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={`${styles.top} cluster screen-only`}>
        <Logo path={languagePath(language)} brand={brand} home={t('navigation.home')} />
        <nav aria-labelledby="footer-explore" className={styles.explore}>
          <p id="footer-explore" className="label">
            {t('footer.explore')}
          </p>
          <Links links={footerLinks(t)} />
        </nav>
        <div className={`${styles.choices} cluster`}>
          <Languages t={t} language={language} />
          <Theme t={t} />
        </div>
      </div>
      <Legal t={t} language={language} />
      <SmallPrint t={t} language={language} />
      <Alone />
    </footer>
  );
}

/** The page in its other languages, each by the name that it calls itself. */
function Languages({ t, language }: FooterProps) {
  const others = otherLanguages(language);
  if (others.length === 0) return null;
  return (
    <nav aria-labelledby="footer-languages">
      <p id="footer-languages" className="label">
        {t('navigation.languages')}
      </p>
      <Links className={`${styles.row} cluster`} links={others} />
    </nav>
  );
}

const THEMES = ['system', 'light', 'dark'] as const;

/** Script shows it: without script the system's own theme is the only one. */
function Theme({ t }: { t: Translate }) {
  return (
    <div data-theme-control hidden>
      <fieldset className={`${styles.row} cluster`}>
        <legend className="label">{t('footer.theme.label')}</legend>
        {THEMES.map((theme) => (
          <label key={theme} className={`${styles.choice} touch-target`}>
            <input type="radio" name="theme" value={theme} defaultChecked={theme === 'system'} />
            {t(`footer.theme.${theme}`)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** Who is behind the page, and where its figures come from. */
function SmallPrint({ t, language }: FooterProps) {
  const { entity, email, telephone } = owner.legal;
  const [address, registration, statement, credit] = (
    ['address', 'registration', 'statement', 'credit'] as const
  ).map((name) => ownSentence(language, name));
  const identity = [entity, address, registration, email, telephone].filter(Boolean).join(', ');
  return (
    <div className={`${styles.small} cluster fine`}>
      {/* Word for word what a country's law asks for; empty where none does. */}
      {statement && <p>{statement}</p>}
      <p>{identity || t('footer.nobody')}</p>
      <p>
        <a href={owner.marketData.url}>{credit}</a>
      </p>
      {/* Else the comparison says it. */}
      {!hasSection('compare') && <p>{t('footer.figures')}</p>}
      <p>{`© ${builtAt.getUTCFullYear()} ${entity || owner.name}`}</p>
    </div>
  );
}
