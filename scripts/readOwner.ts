import { orEnd } from './orEnd.ts';

/** The owner's settings. A mistake in them ends the program with a sentence. */
export const readOwner = () => orEnd(async () => (await import('../site/src/data/owner.ts')).owner);
