import type { DoctorInput, Rule } from './findings.ts';

/** Messages with little space, with the number of characters that fit. */
const LIMITS = [
  { key: 'hero.heading', limit: 60, problem: "pushes the button off a phone's first screen" },
  { key: 'head.title', limit: 60, problem: 'is cut off in search results' },
  { key: 'head.description', limit: 160, problem: 'is cut off in search results' },
] as const;

export const checkLengths = (language: string, { translate }: DoctorInput): Rule[] =>
  LIMITS.map(({ key, limit, problem }) => {
    const { length } = translate(language, key);
    const text = `${key} in "${language}" has ${length} characters. Longer than ${limit}, it ${problem}.`;
    return [
      'recommended',
      length > limit && text,
      `content/${language}/${key.replace('.', '.json, ')}`,
    ];
  });
