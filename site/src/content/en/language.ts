import type { LanguageFacts } from '../language.ts';

export const language = {
  name: 'English',
  dates: 'en-GB',
  simulated: 'simulat',
  single: 'a ',
  numbers: {
    small:
      'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
  },
} satisfies LanguageFacts;
