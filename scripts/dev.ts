import { spawn } from 'node:child_process';
import { givenSettings } from '../contract/settings.ts';
import { readArguments } from './arguments.ts';

/** `npm run dev`: the page with reload on every change. Prices come from the public service. */
readArguments('npm run dev', {});
const port = givenSettings(process.env)['PORT'] ?? '4321';
const child = spawn('astro', ['dev', '--root', 'site', '--port', port], {
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => child.kill(signal));
}
child.on('exit', (code) => process.exit(code ?? 1));
