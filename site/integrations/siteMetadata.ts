import { isCounting, isStaging, marketOrigin } from '../src/data/build.ts';
import { getConsent, form } from '../src/data/form.ts';
import { owner } from '../src/data/owner.ts';
import { landingPages, textPages } from '../src/data/pages.ts';
import { getSectionIds } from '../src/data/sections.ts';
import { getLanguagePath } from '../src/i18n/locales.ts';
import type { SiteMetadata } from './siteManifest.ts';

export const getSiteMetadata = (): SiteMetadata => ({
  owner,
  formOrigin: form.origin || null,
  marketOrigin: marketOrigin || null,
  isStaging,
  coinIds: owner.coins.map(({ id }) => id),
  sections: [...new Set(landingPages.flatMap((page) => getSectionIds(page.owner)))],
  pages: [...landingPages, ...textPages].map(({ name }) => name).filter(Boolean),
  counting: isCounting,
  clickIds: owner.clickIds,
  experiments: owner.experiments.map(({ id, difference }) => ({ id, difference })),
  languages: owner.languages.map((tag) => ({ tag, path: getLanguagePath(owner, tag) })),
  consents: form.origin === undefined ? [] : owner.languages.map((tag) => getConsent(owner, tag)),
  previousConsents: [],
  retentionDays: form.retentionDays ?? null,
  confirm: form.confirm,
});
