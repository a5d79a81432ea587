import emptyDark from '../assets/images/empty-dark.avif?url';
import emptyLight from '../assets/images/empty-light.avif?url';
import heroDark from '../assets/images/hero-dark.avif?url';
import heroDarkWebp from '../assets/images/hero-dark.webp?url';
import heroLight from '../assets/images/hero-light.avif?url';
import heroLightWebp from '../assets/images/hero-light.webp?url';
import heroPhoneDark from '../assets/images/hero-phone-dark.avif?url';
import heroPhoneDarkWebp from '../assets/images/hero-phone-dark.webp?url';
import heroPhoneLight from '../assets/images/hero-phone-light.avif?url';
import heroPhoneLightWebp from '../assets/images/hero-phone-light.webp?url';
import heroWideDark from '../assets/images/hero-wide-dark.avif?url';
import heroWideLight from '../assets/images/hero-wide-light.avif?url';

const pit = {
  light: {
    avif: heroLight,
    webp: heroLightWebp,
    wideAvif: heroWideLight,
    phoneAvif: heroPhoneLight,
    phoneWebp: heroPhoneLightWebp,
  },
  dark: {
    avif: heroDark,
    webp: heroDarkWebp,
    wideAvif: heroWideDark,
    phoneAvif: heroPhoneDark,
    phoneWebp: heroPhoneDarkWebp,
  },
};

/**
 * The pit with its crowd, for the hero. Where words begin at the right it stands at the left, and is
 * seen whole: only the wide picture has all of it.
 */
export function pitFor(direction: 'ltr' | 'rtl'): typeof pit {
  if (direction === 'ltr') return pit;
  const whole = (scheme: typeof pit.light) => ({ ...scheme, avif: scheme.wideAvif });
  return { light: whole(pit.light), dark: whole(pit.dark) };
}

/** The pit without its crowd, for the error pages. */
export const emptyPit = { light: emptyLight, dark: emptyDark };
