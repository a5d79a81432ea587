import type { Owner } from '#contract/owner.ts';
import type { Drawn } from '../../site/art/drawnWith.ts';
import type { Note } from '../messages/notes.ts';

/** Everything that decides whether the page may go public. */
export interface Facts {
  owner: Owner;
  /** The host name of our own form: empty for the page's own, undefined where the build has none. */
  formOrigin: string | undefined;
  /** What is left to do in the messages of each language that is built. */
  notes: Readonly<Record<string, readonly Note[]>>;
  /** What the committed pictures were drawn with, and what they would be drawn with now. */
  drawn: Drawn;
  drawnNow: Drawn;
  now: Date;
}

/**
 * `must`: not before it is mended. `look`: the page is honest as it is; decide whether you want it.
 * `where` says where to mend it.
 */
export type Finding = { weight: 'must' | 'look'; says: string; where: string };

export const must = (says: string, where: string): Finding => ({ weight: 'must', says, where });
export const look = (says: string, where: string): Finding => ({ weight: 'look', says, where });

/** Those of some findings that are so. */
export const found = (...all: (Finding | false)[]) => all.filter((finding) => finding !== false);
