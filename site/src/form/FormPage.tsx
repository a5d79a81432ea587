import type { ReactNode } from 'react';
import { Logo } from '../components/Logo.tsx';
import styles from './FormPage.module.css';

type FormPageProps = {
  /** The page in the same language, where logo and link lead back to. */
  home: { href: string; name: string; label: string; back: string };
  /** What the plate is called. */
  label: string;
  risk: string;
  regions: string;
  children: ReactNode;
};

/**
 * The plate that holds the form, or what is said of it, with what a tab of its own needs around it. In the
 * page's frame (`data-view="frame"`) the page says all that itself.
 */
export function FormPage({ home, label, risk, regions, children }: FormPageProps) {
  return (
    <div className={styles.page} data-form-page>
      <header className={`${styles.header} cluster`}>
        <Logo path={home.href} name={home.name} home={home.label} target="_top" />
        <a href={home.href} target="_top" className="touch">
          {home.back}
        </a>
      </header>
      <main className={`${styles.plate} chamfer`} aria-label={label}>
        {children}
      </main>
      <footer className={`${styles.footer} fine stack`}>
        <p>{risk}</p>
        <p>{regions}</p>
      </footer>
    </div>
  );
}
