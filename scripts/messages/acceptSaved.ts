import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import type { Owner } from '#site/owner/settings.ts';
import { type Content, loadContent } from '../../site/src/content/content.ts';
import { checkMessages } from '../../site/src/i18n/loadMessages.ts';
import { getTranslatableSettings } from '../../site/src/i18n/translatableSettings.ts';
import { markTranslated } from './translation.ts';

/**
 * Marks changed translations as up to date with the source messages.
 * @returns the accepted keys by language.
 * @throws Error listing every error in the content on its own line.
 */
export function acceptSavedTranslations(owner: Owner, before: Content, after: Content) {
  const [source = '', ...others] = owner.languages;
  const english = { ...checkMessages(owner, after).get(source), ...getTranslatableSettings(owner) };
  return others.map((language) => {
    const previous = before.messages.get(language);
    const changed = Array.from(after.messages.get(language) ?? []).filter(
      ([key, { text }]) =>
        // A message that's the same as the source isn't translated yet.
        key in english && text !== english[key] && text !== previous?.get(key)?.text,
    );
    const keys = changed.map(([key]) => key);
    if (keys.length > 0) markTranslated({ language, english }, keys);
    return { language, keys };
  });
}

/** Loads the content that a folder had at a commit. */
export function loadContentAtCommit(
  commit: string,
  folder: string,
  languages: readonly string[],
): Content {
  const [cwd, name] = [dirname(resolve(folder)), basename(folder)];
  const archive = execFileSync('git', ['archive', commit, name], { cwd, maxBuffer: Infinity });
  const copy = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    execFileSync('tar', ['-x', '-C', copy], { input: archive });
    return loadContent(join(copy, name), languages);
  } finally {
    rmSync(copy, { recursive: true });
  }
}
