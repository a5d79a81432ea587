import type { Whole } from '../../content/whole.ts';
import { ButtonLink, ButtonSummary } from '../../ui/Button.tsx';
import { Logo } from '../../ui/Logo.tsx';
import styles from './Header.module.css';

/** Lies over the hero's picture; scrolls away with it where the window is narrow. */
export function Header(props: Whole['navigation']['header']) {
  const { path, name, home, label, links, languages, menu, app, start } = props;
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <Logo path={path} name={name} home={home} />
        <nav aria-label={label}>
          <details data-menu className={styles.menu}>
            <ButtonSummary kind="ring" small>
              <span className={styles.open}>{menu.open}</span>
              <span className={styles.close}>{menu.close}</span>
            </ButtonSummary>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.href}>
                  <a href={link.href} className={styles.link}>
                    {link.label}
                  </a>
                </li>
              ))}
              {languages.map(({ tag, path: there, name: itself }) => (
                <li key={tag} className={styles.language}>
                  <a hrefLang={tag} lang={tag} href={there} className={styles.link}>
                    {itself}
                  </a>
                </li>
              ))}
              {app.href && (
                <li>
                  <a href={app.href} className={`${styles.link} ${styles.app}`}>
                    {app.label}
                  </a>
                </li>
              )}
            </ul>
          </details>
        </nav>
        <div className={styles.start}>
          <ButtonLink kind="primary" small href="#tmx-form-section" data-go="sign-up-heading">
            {start}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
