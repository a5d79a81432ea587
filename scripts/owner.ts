import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import './command.ts';

/**
 * `new` creates an owner's folder with all messages, and `fill` adds missing messages to the folder in `OWNER`.
 * `convert` converts a folder from release 1.0.0, and `reference` updates `docs/settings.md`.
 */
const USAGE = `Usage:
  npm run owner -- new ../nova
  npm run owner -- fill
  npm run owner -- convert ../old/owner.config.ts ../nova
  npm run owner -- reference`;
const { positionals } = parseArgs({ allowPositionals: true });
const [action, first, second] = positionals;
if (action === 'new' && first) {
  const { createOwnerFolder } = await import('./owner/folder.ts');
  createOwnerFolder(first);
  console.log(`Created ${first}. Run \`OWNER=${first} npm start\` to see the page.`);
} else if (action === 'fill') {
  const { contentFolder, owner } = await import('../site/src/data/owner.ts');
  const { getContent } = await import('../site/src/i18n/loadMessages.ts');
  const { fillContentFolder } = await import('./owner/folder.ts');
  fillContentFolder(contentFolder, getContent(owner.languages));
  console.log(`${contentFolder} has all messages in ${owner.languages.join(', ')}.`);
} else if (action === 'convert' && first && second) {
  const { convertOwner } = await import('./owner/convert.ts');
  for (const warning of await convertOwner(first, second)) console.log(warning);
  console.log(`Created ${second}.`);
} else if (action === 'reference') {
  const { REFERENCE, createSettingsReference } = await import('./owner/reference.ts');
  writeFileSync(REFERENCE, createSettingsReference());
} else throw new Error(USAGE);
