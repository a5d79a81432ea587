import { isCounting, marketOrigin } from '../src/data/build.ts';
import { consentIn, form } from '../src/data/form.ts';
import { owner } from '../src/data/owner.ts';
import { landingPages, textPages } from '../src/data/pages.ts';
import { sectionIds } from '../src/data/sections.ts';
import { languagePath } from '../src/i18n/locales.ts';
import type { SiteFacts } from './siteManifest.ts';

/** What the settings say that the server needs to know. */
export const siteFacts = (): SiteFacts => ({
  owner,
  formOrigin: form.origin || null,
  marketOrigin: marketOrigin || null,
  coinIds: owner.coins.map(({ id }) => id),
  sections: [...new Set(landingPages.flatMap((page) => sectionIds(page.owner)))],
  pages: [...landingPages, ...textPages].map(({ name }) => name).filter(Boolean),
  counting: isCounting,
  clickIds: owner.clickIds,
  experiments: owner.experiments.map(({ id, difference }) => ({ id, difference })),
  languages: owner.languages.map((tag) => ({ tag, path: languagePath(owner, tag) })),
  consents: form.origin === undefined ? [] : owner.languages.map((tag) => consentIn(owner, tag)),
  previousConsents: [],
  retentionDays: form.retentionDays ?? null,
  confirm: form.confirm,
});
