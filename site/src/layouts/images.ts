import emptyDark from '../assets/images/empty-dark.svg?url';
import emptyLight from '../assets/images/empty-light.svg?url';
import heroDark from '../assets/images/hero-dark.svg?url';
import heroLight from '../assets/images/hero-light.svg?url';
import heroPhoneDark from '../assets/images/hero-phone-dark.svg?url';
import heroPhoneLight from '../assets/images/hero-phone-light.svg?url';
import heroWideDark from '../assets/images/hero-wide-dark.svg?url';
import heroWideLight from '../assets/images/hero-wide-light.svg?url';

const pit = {
  light: { usual: heroLight, wide: heroWideLight, phone: heroPhoneLight },
  dark: { usual: heroDark, wide: heroWideDark, phone: heroPhoneDark },
};

/**
 * The pit with its crowd, for the hero. Where words begin at the right it stands at the left, and is
 * seen whole: only the wide picture has all of it.
 */
export function pitFor(direction: 'ltr' | 'rtl'): typeof pit {
  if (direction === 'ltr') return pit;
  const whole = (scheme: typeof pit.light) => ({ ...scheme, usual: scheme.wide });
  return { light: whole(pit.light), dark: whole(pit.dark) };
}

/** The pit without its crowd, for the error pages. */
export const emptyPit = { light: emptyLight, dark: emptyDark };
