import emptyDark from '../assets/images/empty-dark.svg?url';
import emptyLight from '../assets/images/empty-light.svg?url';
import heroDark from '../assets/images/hero-dark.svg?url';
import heroLight from '../assets/images/hero-light.svg?url';
import heroPhoneDark from '../assets/images/hero-phone-dark.svg?url';
import heroPhoneLight from '../assets/images/hero-phone-light.svg?url';

/** The pit with its crowd, for the hero. */
export const pit = {
  light: { usual: heroLight, phone: heroPhoneLight },
  dark: { usual: heroDark, phone: heroPhoneDark },
};

/** The pit without its crowd, for the error pages. */
export const emptyPit = { light: emptyLight, dark: emptyDark };
