import type { LanguageFacts } from '../language.ts';

export const language = {
  name: 'العربية',
  simulated: 'محاك',
} satisfies LanguageFacts;
