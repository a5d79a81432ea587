import type { LanguageFacts } from '../language.ts';

export const language = {
  name: 'Español',
  simulated: 'simula',
} satisfies LanguageFacts;
