import { SECTIONS } from '#contract/countNames.ts';
import type { Section } from '#contract/countNames.ts';
import { whenSeen } from './whenSeen.ts';

/** Which sections were seen; filled in as they are. */
export function watchSections(): ReadonlySet<Section> {
  const seen = new Set<Section>();
  for (const id of SECTIONS) {
    const section = document.getElementById(id);
    if (section) whenSeen(section, () => seen.add(id));
  }
  return seen;
}
