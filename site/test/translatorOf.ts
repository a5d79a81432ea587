import { vi } from 'vitest';
import type { Translate } from '../src/i18n/translate.ts';
import { BRANDS } from './builtSite.ts';

/** The English messages of one of them, filled with its figures. */
export async function translatorOf(brand: keyof typeof BRANDS): Promise<Translate> {
  vi.stubEnv('OWNER_CONFIG', BRANDS[brand].OWNER_CONFIG);
  vi.resetModules();
  const { translator } = await import('../src/i18n/translate.ts');
  // Reads the brand's own words, which stand beside its settings.
  const translate = translator('en');
  vi.unstubAllEnvs();
  return translate;
}
