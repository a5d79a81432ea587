import { join } from 'node:path';
import type { Plugin } from 'vite';
import { practice } from '../src/content/practice.ts';

const PRACTICE = join(import.meta.dirname, '../src/content/practice.ts');

/**
 * Content is checked, and computed from the owner's settings, when the page is built. Words that a
 * script brings with it, where other words stand in the page, reach the browser as the result alone.
 */
export const builtContent: Plugin = {
  name: 'built-content',
  enforce: 'pre',
  load(id) {
    if (this.environment.name !== 'client' || id !== PRACTICE) return null;
    return `export const practice = () => (${JSON.stringify(practice('en'))})`;
  },
};
