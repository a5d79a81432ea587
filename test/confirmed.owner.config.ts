import { owner as frozen } from './owner.config.ts';

/** The owner of the tests, who has sign-ups confirmed by mail. */
export const owner = { ...frozen, confirm: { from: 'hello@tmx.example', keepDays: 14 } };
