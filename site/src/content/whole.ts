import { academy } from './academy.ts';
import { community } from './community.ts';
import { compare } from './compare.ts';
import { faq } from './faq.ts';
import { getStarted } from './getStarted.ts';
import type { Language } from './language.ts';
import { partners } from './partners.ts';
import { roadmap } from './roadmap.ts';
import { signUp } from './signUp.ts';
import { signUpFrame } from './signUpFrame.ts';
import { testimonials } from './testimonials.ts';
import { token } from './token.ts';

/**
 * All that the page says in a language, section by section.
 * @throws Error that names file, key and language of what does not fit.
 */
export function whole(language: Language) {
  return {
    academy: academy(language),
    community: community(language),
    compare: compare(language),
    faq: faq(language),
    getStarted: getStarted(language),
    partners: partners(language),
    roadmap: roadmap(language),
    signUp: signUp(language),
    signUpFrame: signUpFrame(language),
    testimonials: testimonials(language),
    token: token(language),
  };
}

export type Whole = ReturnType<typeof whole>;
