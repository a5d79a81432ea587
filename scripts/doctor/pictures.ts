import type { Drawn } from '../../site/art/drawnWith.ts';
import type { Facts, Finding } from './finding.ts';

const PICTURE_NAMES: Record<string, string> = {
  hero: 'The picture of the pit',
  icons: 'The icon',
  social: 'The image of shared links (social.png)',
};

/** Pictures that were drawn with other settings. */
export function pictures({ drawn, drawnNow }: Facts): Finding[] {
  return staleParts(drawn, drawnNow).map((part) => ({
    weight: 'must',
    says: `${PICTURE_NAMES[part] ?? part} shows another name, text or colour than the settings.`,
    where: `npm run art ${part}`,
  }));
}

/** Parts whose committed files show another brand than the settings: `npm run art <part>` mends it. */
function staleParts(drawn: Drawn, now: Drawn): string[] {
  return Object.entries(now)
    .filter(([part, wanted]) =>
      Object.entries(wanted).some(
        ([setting, value]) => drawn[part]?.[setting]?.toLowerCase() !== value.toLowerCase(),
      ),
    )
    .map(([part]) => part);
}
