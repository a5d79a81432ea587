import type { LanguageFacts } from '../language.ts';

export const language = {
  name: 'Español',
  single: '',
  simulated: 'simula',
} satisfies LanguageFacts;
