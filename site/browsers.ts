/**
 * The oldest browsers that script and styles are compiled for: those of four years ago, of November and
 * December 2022. What is younger is lowered by the bundler (`light-dark()`, nesting, media ranges) or stands
 * behind `@supports`; functions are refused by a test (`repository.test.ts`).
 */
export const BROWSERS = ['chrome108', 'edge108', 'firefox108', 'safari16.2'];
