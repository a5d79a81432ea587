import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { messageFiles } from '../src/i18n/loadMessages.ts';
import { languages } from '../src/i18n/locales.ts';

/**
 * Lets `npm run dev` show changed messages: they are read as files, so the bundler has to be told that the
 * module which reads them depends on them.
 */
export const watchMessages: Plugin = {
  name: 'watch-messages',
  transform(_code, id) {
    if (!id.endsWith('/i18n/loadMessages.ts')) return;
    for (const { path } of messageFiles(languages)) this.addWatchFile(resolve(path));
  },
};
