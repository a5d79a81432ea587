import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import './command.ts';

/**
 * `new <folder>` makes an owner's folder with all words; `fill` writes the words that the folder of `OWNER` lacks into
 * it; `convert <owner.config.ts> <folder>` makes one of the settings and words of release 1.0.0; `reference` writes
 * `docs/settings.md`.
 */
const USAGE =
  'Write new ../nova, fill, convert ../old/owner.config.ts ../nova or reference after `npm run owner --`.';
const { positionals } = parseArgs({ allowPositionals: true });
const [action, first, second] = positionals;
if (action === 'new' && first) {
  const { makeFolder } = await import('./owner/folder.ts');
  makeFolder(first);
  console.log(`${first} is ready. \`OWNER=${first} npm start\` shows the page.`);
} else if (action === 'fill') {
  const { contentFolder, owner } = await import('../site/src/data/owner.ts');
  const { getContent: contentOf } = await import('../site/src/i18n/loadMessages.ts');
  const { fillContentFolder } = await import('./owner/folder.ts');
  fillContentFolder(contentFolder, contentOf(owner.languages));
  console.log(`${contentFolder} has all words in ${owner.languages.join(', ')}.`);
} else if (action === 'convert' && first && second) {
  const { convertOwner } = await import('./owner/convert.ts');
  for (const sentence of await convertOwner(first, second)) console.log(sentence);
  console.log(`${second} is ready.`);
} else if (action === 'reference') {
  const { REFERENCE, settingsReference } = await import('./owner/reference.ts');
  writeFileSync(REFERENCE, settingsReference());
} else throw new Error(USAGE);
