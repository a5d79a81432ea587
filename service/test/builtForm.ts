import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FORM_FOLDER } from '#contract/formFiles.ts';
import { owner } from '../../owner.config.ts';
import { buildForm } from '../../site/integrations/buildForm.ts';
import { LANGUAGES } from './formWorld.ts';
import { loadBuiltFiles, type BuiltFiles } from '../src/signUp/builtFiles.ts';

/** The form's files as the build really makes them, in the owner's colours or in others. */
export async function builtForm(colors = owner.colors, spoken = LANGUAGES): Promise<BuiltFiles> {
  const site = await mkdtemp(join(tmpdir(), 'form-'));
  try {
    await buildForm(join(site, FORM_FOLDER), colors, spoken);
    return await loadBuiltFiles(site);
  } finally {
    await rm(site, { recursive: true });
  }
}
