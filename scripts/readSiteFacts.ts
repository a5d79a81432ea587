import { languagePath } from '#contract/languagePath.ts';
import type { SiteManifest } from '#contract/siteManifest.ts';
import type { SiteFacts } from '../site/integrations/siteManifest.ts';
import type { Facts } from './doctor/findings.ts';

/**
 * What the settings of this build say to the server.
 * @param lastRelease the manifest of the build before in the same folder.
 */
export async function readSiteFacts(
  { owner, formOrigin }: Facts,
  lastRelease?: SiteManifest,
): Promise<SiteFacts> {
  // Loaded here, because a mistake in the settings is told by what reads them.
  const { marketOrigin, isCounting } = await import('../site/src/data/build.ts');
  const { sectionIds } = await import('../site/src/data/sections.ts');
  const { consents, retentionDays } = await import('../site/src/data/form.ts');
  return {
    owner,
    formOrigin: formOrigin || null,
    marketOrigin: marketOrigin === '' ? null : marketOrigin,
    coinIds: owner.coins.map(({ id }) => id),
    sections: sectionIds,
    counting: isCounting,
    languages: owner.languages.map((tag) => ({ tag, path: languagePath(tag) })),
    consents,
    previousConsents: lastRelease?.consents ?? [],
    retentionDays: retentionDays ?? null,
  };
}
