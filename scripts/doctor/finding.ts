import type { Drawn } from '../../site/art/drawnWith.ts';
import type { Owner } from '#contract/owner.ts';

/** Where most of it is mended. */
export const SETTINGS = 'owner.config.ts';

/** Everything that decides whether the page may go public. */
export interface Facts {
  owner: Owner;
  /** Which of the owner's own sentences each language translates, by their names. */
  ownSentences: Readonly<Record<string, readonly string[]>>;
  /** What the committed pictures were drawn with, and what they would be drawn with now. */
  drawn: Drawn;
  drawnNow: Drawn;
  now: Date;
}

export interface Finding {
  /** `must`: not before it is mended. `look`: the page is honest as it is; decide whether you want it. */
  weight: 'must' | 'look';
  says: string;
  /** Where to mend it. */
  where: string;
}

/** The finding where it is so, nothing where it is not. */
export function when(
  isSo: boolean,
  weight: Finding['weight'],
  finding: Omit<Finding, 'weight'>,
): Finding[] {
  return isSo ? [{ weight, ...finding }] : [];
}
