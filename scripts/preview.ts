import { parseArgs } from 'node:util';
import './command.ts';

/** `npm run preview`: serves what was built last, with the settings of the environment. */
parseArgs();
await import('../server/src/main.ts');
