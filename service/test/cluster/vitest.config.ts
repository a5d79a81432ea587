import { defineConfig } from 'vitest/config';

const PATIENCE_MS = 900_000;

/** The loads of `npm run test:cluster`; too long for the gate, and not to be run side by side. */
export default defineConfig({
  test: {
    include: ['service/test/cluster/*.load.ts'],
    fileParallelism: false,
    testTimeout: PATIENCE_MS,
  },
});
