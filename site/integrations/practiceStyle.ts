import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { parse, root } from 'postcss';
import { PAGE_STYLE, inOneLine } from './splitStyle.ts';

const LAYER = 'practice';
/** Where the page's HTML keeps the address. */
const ADDRESS = 'data-style=""';

/**
 * Astro puts the style of whatever a page's script may ever load into the page. The practice floor's
 * own, a layer by itself, goes into a file that is fetched with its script.
 * @param folder of the build, for that file.
 * @returns the page without that style, with the file's address.
 * @throws Error when the page has no place for the address, or no such layer in its style.
 */
export async function movePractice(html: string, folder: URL): Promise<string> {
  const whole = PAGE_STYLE.exec(html);
  if (!whole?.[1] || !html.includes(ADDRESS)) {
    throw new Error(`The page needs a style in its head and ${ADDRESS} where its address goes.`);
  }
  const rest = parse(whole[1]);
  const taken = root();
  rest.each((node) => {
    if (node.type === 'atrule' && node.params === LAYER && node.nodes) taken.append(node);
  });
  if (!taken.first) throw new Error(`No style of the page stands in the layer ${LAYER}.`);
  // No text of the practice floor stands in its style: a space after a comma is for people alone.
  const css = inOneLine(taken).replaceAll(', ', ',');
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const address = `/_astro/${LAYER}.${hash}.css`;
  await writeFile(new URL(`.${address}`, folder), css);
  return html
    .replace(whole[0], () => `<style>${rest.toString()}</style>`)
    .replace(ADDRESS, `data-style="${address}"`);
}
