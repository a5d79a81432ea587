import { globSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Reads the files that {@link watchMessages} watches. */
const READER = '/i18n/loadMessages.ts';

/**
 * Lets `npm run dev` show changed messages: they are read as files, so the bundler has to be told that a
 * module depends on them.
 */
export const watchMessages: Plugin = {
  name: 'watch-messages',
  transform(_code, id) {
    if (!id.endsWith(READER)) return;
    const own = process.env['OWNER_CONFIG'];
    const folders = ['messages', ...(own ? [join(dirname(own), 'messages')] : [])];
    for (const file of folders.flatMap((folder) => globSync(join(folder, '*.json')))) {
      this.addWatchFile(resolve(file));
    }
  },
};
