import type { Whole } from '../../content/whole.ts';
import { Logo } from '../../ui/Logo.tsx';
import styles from './Footer.module.css';
import { Legal } from './Legal.tsx';

/** Back on the plain: a second navigation, and the truth in small print. */
export function Footer(props: Whole['footer']) {
  const { path, name, home, explore, languages, theme, legal, ...small } = props;
  return (
    <footer className={styles.footer}>
      <div className={styles.top}>
        <Logo path={path} name={name} home={home} />
        <nav aria-labelledby="footer-explore">
          <p id="footer-explore" className="label">
            {explore.label}
          </p>
          <ul className={styles.links}>
            {explore.links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className={styles.link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.choices}>
          <Languages {...languages} />
          <Theme {...theme} />
        </div>
      </div>
      <Legal {...legal} />
      <div className={`${styles.small} fine`}>
        {small.statement && <p>{small.statement}</p>}
        <p>{small.identity}</p>
        <p>
          {small.credit.label}:{' '}
          <a href={small.credit.href} className={styles.credit}>
            {small.credit.text}
          </a>
        </p>
        <p>{small.figures}</p>
        <p>{small.copyright}</p>
      </div>
    </footer>
  );
}

/** The page in its other languages, each by the name that it calls itself. */
function Languages({ label, links }: Whole['footer']['languages']) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby="footer-languages">
      <p id="footer-languages" className="label">
        {label}
      </p>
      <ul className={styles.theme}>
        {links.map(({ tag, path, name }) => (
          <li key={tag}>
            <a hrefLang={tag} lang={tag} href={path} className={styles.link}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Script shows it: without script the system's own theme is the only one. */
function Theme({ label, choices }: Whole['footer']['theme']) {
  return (
    <div data-theme-control hidden>
      <fieldset className={styles.theme}>
        <legend className="label">{label}</legend>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name="theme"
              value={choice.value}
              defaultChecked={choice.value === 'system'}
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
