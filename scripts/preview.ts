import { readArguments } from './command.ts';

/** `npm run preview`: serves what was built last, with the settings of the environment. */
readArguments({});
await import('../server/src/main.ts');
