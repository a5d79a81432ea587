import { globSync, readFileSync } from 'node:fs';
import { create } from 'fontkitten';

const FONTS = new URL('../src/assets/fonts/', import.meta.url);
/** The families of headlines and of text, by how their files begin. */
const FAMILIES = ['{big-shoulders,cairo}*', '{archivo,readex}*'];

/** The letters of the committed fonts that both headlines and text are set in. */
export function fontLetters(): ReadonlySet<string> {
  const [headlines = [], text = []] = FAMILIES.map((family) =>
    globSync(`${family}.woff2`, { cwd: FONTS }).flatMap((file) => lettersOf(new URL(file, FONTS))),
  );
  const known = new Set(text);
  return new Set(headlines.filter((letter) => known.has(letter)));
}

function lettersOf(file: URL): string[] {
  const font = create(readFileSync(file));
  return 'characterSet' in font ? font.characterSet.map((code) => String.fromCodePoint(code)) : [];
}
