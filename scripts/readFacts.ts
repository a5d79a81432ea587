import { stalePictures } from '../site/art/drawnWith.ts';
import { refuseWideHeadlines } from '../site/integrations/headlines.ts';
import type { SiteFacts } from '../site/integrations/siteManifest.ts';
import { isCounting, marketOrigin } from '../site/src/data/build.ts';
import { consentIn, form } from '../site/src/data/form.ts';
import { owner } from '../site/src/data/owner.ts';
import { sectionIds } from '../site/src/data/sections.ts';
import type { Facts } from './doctor/findings.ts';
import { readNotes } from './messages/translation.ts';
import { languagePath } from '../site/src/i18n/locales.ts';

/**
 * What the settings, the messages and the pictures of this folder say now, and what of it the server is told.
 * Import it while the program runs, not at its head: a slip in the settings fails the import, and is then told.
 * @throws Error with a sentence for each mistake in the messages.
 */
export async function readFacts(now: Date): Promise<Facts & { site: SiteFacts }> {
  await refuseWideHeadlines(owner);
  const { origin, retentionDays, confirm } = form;
  const site = {
    owner,
    formOrigin: origin || null,
    marketOrigin: marketOrigin || null,
    coinIds: owner.coins.map(({ id }) => id),
    sections: sectionIds(owner),
    counting: isCounting,
    clickIds: owner.clickIds,
    experiments: owner.experiments.map(({ id, difference }) => ({ id, difference })),
    languages: owner.languages.map((tag) => ({ tag, path: languagePath(tag) })),
    consents: origin === undefined ? [] : owner.languages.map((tag) => consentIn(owner, tag)),
    previousConsents: [],
    retentionDays: retentionDays ?? null,
    confirm,
  };
  const notes = readNotes(owner, owner.languages);
  return { owner, formOrigin: origin, notes, stalePictures: stalePictures(), now, site };
}
