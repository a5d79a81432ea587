import type { LanguageFacts } from '../language.ts';

export const language = {
  name: 'العربية',
  single: '',
  simulated: 'محاك',
} satisfies LanguageFacts;
