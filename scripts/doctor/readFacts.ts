import { drawnWithNow, readDrawn } from '../../site/art/drawnWith.ts';
import { checkWords, readOwner } from '../readOwner.ts';
import type { Facts } from './finding.ts';

/** What the settings, the words and the pictures of this folder say now. */
export async function readFacts(now: Date): Promise<Facts> {
  const owner = await readOwner();
  await checkWords();
  // Loaded after the settings were checked: they all build on them.
  const { heads } = await import('../../site/src/content/head.ts');
  const { testimonials } = await import('../../site/src/content/testimonials.ts');
  const { roadmap } = await import('../../site/src/content/roadmap.ts');
  return {
    owner,
    testimonials: testimonials('en'),
    roadmap: roadmap('en'),
    drawn: await readDrawn(),
    drawnNow: drawnWithNow(owner, heads()),
    now,
  };
}
