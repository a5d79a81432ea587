import { readArguments } from './arguments.ts';

/** `npm run preview`: serves what was built last, with the settings of the environment. */
readArguments('npm run preview', {});
await import('../server/src/main.ts');
