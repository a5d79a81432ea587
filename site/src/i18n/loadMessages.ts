import { refuseMistakes } from './checkMessages.ts';
import { TESTED, variantFiles } from './experiments.ts';
import { languages, type Language } from './locales.ts';
import { mergeMessages, messageFiles, type Messages } from './messageFiles.ts';

const loaded = new Map<Language, Messages>();

/**
 * The messages of a language that is built.
 * @throws Error with a sentence for each mistake in any of them.
 */
export function messagesOf(language: Language): Messages {
  if (loaded.size === 0) {
    const files = messageFiles(languages);
    refuseMistakes(files);
    // What B says stands in the place of those.
    if (TESTED.length > 0) refuseMistakes([...files, ...variantFiles()]);
    for (const each of languages) loaded.set(each, mergeMessages(files, each));
  }
  return loaded.get(language) ?? {};
}
