import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { givenSettings, marketApi, originSetting } from '#contract/settings.ts';
import { foreignMarketOrigin } from '../config.ts';
import { loadSite } from './loadSite.ts';
import { siteHeaders } from './siteHeaders.ts';
import { staticHeaders } from './staticHeaders.ts';

/**
 * A command: writes `_headers` into a built site, for hosts that read one.
 * `node service/src/http/writeStaticHeaders.ts <folder>`; settings as for the build:
 * `PUBLIC_MARKET_API` (default: the public service) and `FORM_ORIGIN` (default: no form).
 */
const Settings = z.object({
  PUBLIC_MARKET_API: marketApi,
  FORM_ORIGIN: z.optional(originSetting('FORM_ORIGIN', 'https://form.example.com')),
});

try {
  const folder = z.string('Name the folder of the built site.').parse(process.argv[2]);
  const settings = Settings.parse(givenSettings(process.env));
  const { hashes } = await loadSite(folder);
  const headers = siteHeaders({
    hashes,
    marketOrigin: foreignMarketOrigin(settings.PUBLIC_MARKET_API),
    formOrigin: settings.FORM_ORIGIN ?? null,
    // Hosts that read this file serve HTTPS only; over plain HTTP browsers ignore the header.
    https: true,
  });
  await writeFile(join(folder, '_headers'), staticHeaders(headers));
} catch (error) {
  const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
  console.error(`The headers for static hosts were not written. ${reason}`);
  process.exitCode = 1;
}
