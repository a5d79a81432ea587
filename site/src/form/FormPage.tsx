import type { ReactNode } from 'react';
import { Logo } from '../components/Logo.tsx';
import type { Translate } from '../i18n/translate.ts';
import styles from './FormPage.module.css';

type FormPageProps = {
  t: Translate;
  /** The page in the same language, where logo and link lead back to. */
  home: string;
  /** Of the brand. */
  name: string;
  /** Where the service is not offered. */
  regions: string;
  children: ReactNode;
};

/**
 * The plate that holds the form, or what is said of it, with what a tab of its own needs around it. In the
 * page's frame (`data-view="frame"`) the page says all that itself.
 */
export function FormPage({ t, home, name, regions, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <header className={`${styles.header} cluster`}>
        <Logo path={home} name={name} home={t('navigation.home')} target="_top" />
        <a href={home} target="_top" className="touch">
          {t('form.back')}
        </a>
      </header>
      <main className={`${styles.plate} chamfer`} aria-label={t('form.title')}>
        {children}
      </main>
      <footer className={`${styles.footer} fine stack`}>
        <p>{t('signUp.risk')}</p>
        <p>{regions}</p>
      </footer>
    </div>
  );
}
