import type { SiteManifest } from '#contract/siteManifest.ts';

type Promised = Pick<SiteManifest, 'consents' | 'retentionDays'>;

/**
 * For how many days sign-ups are kept: for as long as the built form promises its visitors. Where there is
 * no form of ours, as the setting says.
 * @param setting `SIGNUP_RETENTION_DAYS` of the server.
 * @returns undefined: kept until forgotten.
 * @throws Error with a sentence for the owner when form and setting do not agree.
 */
export function retentionOf(
  { consents, retentionDays }: Promised,
  setting: number | undefined,
): number | undefined {
  if (consents.length === 0) return setting;
  if (setting !== undefined && setting !== retentionDays) {
    const promised =
      retentionDays === null ? 'until they ask for removal' : `for ${retentionDays} days`;
    throw new Error(
      `SIGNUP_RETENTION_DAYS is ${setting} here, but the form was built to tell visitors that sign-ups are kept ${promised}. Build with the same setting, or leave it out here.`,
    );
  }
  return retentionDays ?? undefined;
}
