import { academy } from './academy.ts';
import { activity } from './activity.ts';
import { community } from './community.ts';
import { compare } from './compare.ts';
import { errors } from './errors.ts';
import { faq } from './faq.ts';
import { features } from './features.ts';
import { footer } from './footer.ts';
import { getStarted } from './getStarted.ts';
import { head } from './head.ts';
import { hero } from './hero.ts';
import type { Language } from './language.ts';
import { machines } from './machines.ts';
import { navigation } from './navigation.ts';
import { partners } from './partners.ts';
import { roadmap } from './roadmap.ts';
import { security } from './security.ts';
import { signUp } from './signUp.ts';
import { signUpFrame } from './signUpFrame.ts';
import { stats } from './stats.ts';
import { steps } from './steps.ts';
import { structuredData } from './structuredData.ts';
import { testimonials } from './testimonials.ts';
import { token } from './token.ts';
import { trading } from './trading.ts';

/**
 * All that the page says in a language, section by section.
 * @throws Error that names file, key and language of what does not fit.
 */
export function whole(language: Language) {
  return {
    academy: academy(language),
    activity: activity(language),
    community: community(language),
    compare: compare(language),
    errors: errors(language),
    faq: faq(language),
    features: features(language),
    footer: footer(language),
    getStarted: getStarted(language),
    head: head(language),
    hero: hero(language),
    machines: machines(language),
    navigation: navigation(language),
    partners: partners(language),
    roadmap: roadmap(language),
    security: security(language),
    signUp: signUp(language),
    signUpFrame: signUpFrame(language),
    stats: stats(language),
    steps: steps(language),
    structuredData: structuredData(language),
    testimonials: testimonials(language),
    token: token(language),
    trading: trading(language),
  };
}

export type Whole = ReturnType<typeof whole>;
