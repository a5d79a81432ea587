import type { SignUp } from '#contract/signUp.ts';

/** The words for each answer; the values are what is stored. */
export const EXPERIENCE_LABELS: Readonly<Record<Exclude<SignUp['experience'], ''>, string>> = {
  new: 'New to it',
  some: 'Some',
  active: 'Active',
};
