import { readdir } from 'node:fs/promises';

interface Text {
  file: string;
  /** Where it stands in its file: `connect.heading`. */
  key: string;
  text: string;
}

/** No texts to translate: what a language says of itself, and the version of a consent. */
const FACTS = /^(language\.ts|form\.ts consent\.version)/;

/**
 * The texts of a language that are letter for letter those of English, and hold a letter at all.
 * @param content the folder of the languages' folders.
 */
export async function sameTexts(content: URL, language: string) {
  const [english, own] = [new URL('en/', content), new URL(`${language}/`, content)];
  const said = new Set((await textsOf(own)).map((text) => JSON.stringify(text)));
  const texts = (await textsOf(english)).filter(
    ({ file, key, text }) =>
      !FACTS.test(`${file} ${key}`) && /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')),
  );
  return { all: texts.length, same: texts.filter((text) => said.has(JSON.stringify(text))) };
}

async function textsOf(folder: URL): Promise<Text[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  const texts = files.map(async (file) => {
    const words: Record<string, unknown> = await import(new URL(file, folder).href);
    return textsIn(words[file.replace('.ts', '')]).map(([key, text]) => ({ file, key, text }));
  });
  return (await Promise.all(texts)).flat();
}

function textsIn(words: unknown, path: readonly string[] = []): [key: string, text: string][] {
  if (typeof words === 'string') return [[path.join('.'), words]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, word]) => textsIn(word, [...path, key]));
}
