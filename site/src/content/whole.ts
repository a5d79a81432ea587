import type { Language } from './language.ts';
import { signUp } from './signUp.ts';
import { signUpFrame } from './signUpFrame.ts';

/**
 * All that the page says in a language, section by section.
 * @throws Error that names file, key and language of what does not fit.
 */
export function whole(language: Language) {
  return {
    signUp: signUp(language),
    signUpFrame: signUpFrame(language),
  };
}

export type Whole = ReturnType<typeof whole>;
