import { dev } from 'astro';
import { givenSettings } from '../contract/settings.ts';
import { readArguments } from './command.ts';

/** `npm run dev`: the page with reload on every change. Prices come from the public service. */
readArguments({});
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
await dev({ root: 'site', server: { port: Number(givenSettings(process.env)['PORT'] ?? 4321) } });
