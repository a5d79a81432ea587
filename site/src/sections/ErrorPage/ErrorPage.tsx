import { pitImages } from '../../drawings/pitImages.ts';
import type { Owner } from '#site/owner/settings.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { Brand } from '../../data/brand.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Logo } from '../../components/Logo.tsx';
import { hasPit } from '../sectionProps.ts';
import { withBase } from '../../lib/withBase.ts';
import styles from './ErrorPage.module.css';

type ErrorPageProps = {
  owner: Pick<Owner, 'look'>;
  brand: Brand;
  t: Translate;
  /** URL of the home page. */
  home: string;
  error: 'notFound' | 'serverError';
  /** The button's target. An empty string reloads the page. */
  href: string;
};

/** Shows a picture of the empty pit. */
export function ErrorPage({ owner, brand, t, home, error, href }: ErrorPageProps) {
  const { light, dark } = pitImages.empty;
  return (
    <div className={styles.page}>
      <header className="inset">
        <Logo href={home} brand={brand} label={t('navigation.home')} />
      </header>
      <main className={`${styles.main} inset stack`}>
        <h1 className="fit">{t(`errors.${error}.heading`)}</h1>
        <p className="lead">{t(`errors.${error}.text`)}</p>
        <ButtonLink kind="primary" href={href}>
          {t(`errors.${error}.action`)}
        </ButtonLink>
      </main>
      {hasPit(owner) && (
        <picture>
          <source
            media="(prefers-color-scheme: dark)"
            data-scheme="dark"
            srcSet={withBase(dark.url)}
          />
          <img
            src={withBase(light.url)}
            alt=""
            width={1440}
            height={880}
            className={styles.picture}
          />
        </picture>
      )}
    </div>
  );
}
