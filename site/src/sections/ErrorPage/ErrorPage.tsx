import type { Whole } from '../../content/whole.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Logo } from '../../ui/Logo.tsx';
import styles from './ErrorPage.module.css';

type ErrorPageProps = Whole['errors']['notFound'] & {
  /** Addresses of the empty pit, 1440 × 880. */
  images: { light: string; dark: string };
};

/** Letters; a longer heading would run into the picture at full size. */
const MAX_LARGE = 24;

/** A whole page with nothing on it: the same pit, empty, and one person far from it. */
export function ErrorPage({ path, name, home, heading, text, action, images }: ErrorPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Logo path={path} name={name} home={home} />
      </header>
      <main className={styles.main}>
        <h1 className={styles.heading} data-long={heading.length > MAX_LARGE || undefined}>
          {heading}
        </h1>
        <p className={`${styles.text} lead`}>{text}</p>
        <ButtonLink kind="primary" href={action.href}>
          {action.label}
        </ButtonLink>
      </main>
      <picture>
        <source media="(prefers-color-scheme: dark)" data-scheme="dark" srcSet={images.dark} />
        <img src={images.light} alt="" width={1440} height={880} className={styles.pit} />
      </picture>
    </div>
  );
}
