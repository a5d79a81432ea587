import { loadContent } from '../content/content.ts';
import { contentFolder, owner } from '../data/owner.ts';
import { getEditorSettings } from './cmsConfig.ts';
import { folderInRepository, readCustomSectionText } from './ownerFiles.ts';

/**
 * Returns the editor's settings as JSON for a script element.
 * @throws Error with one line for each problem in the content.
 */
export function getSettingsJson(isHosted: boolean): string {
  const content = loadContent(contentFolder, owner.languages);
  const settings = getEditorSettings(owner, content, {
    folder: folderInRepository(),
    customSectionText: readCustomSectionText(contentFolder, owner.languages),
    isHosted,
  });
  return JSON.stringify(settings).replaceAll('<', '\\u003c');
}
