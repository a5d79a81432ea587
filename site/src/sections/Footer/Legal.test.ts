import { expect, test } from 'vitest';
import { translator } from '../../i18n/translate.ts';
import { privacy, type Contacts } from './Legal.tsx';

const t = translator('en');
const NOTHING = { prices: 'ourselves', form: 'none', consent: 'load' } as const;
const words = (change: Partial<Contacts>) =>
  privacy({ ...NOTHING, counting: false, mail: false, analytics: false, ...change })
    .map((key) => t(key))
    .join(' ');

test('the privacy text names the outside price service only where the browser asks it', () => {
  expect(words({ prices: 'outside' })).toContain('sees your IP address');
  expect(words({ prices: 'ourselves' })).not.toContain('sees your IP address');
});

test('the privacy text says when an outside form loads', () => {
  const service = 'outside form service and loads';
  expect(words({ form: 'url', consent: 'ask' })).toContain(`${service} only when you ask for it`);
  expect(words({ form: 'url', consent: 'load' })).toContain(`${service} before you reach it`);
});

test('only what is stored is said to be stored, and a form that comes by itself comes early', () => {
  expect(words({ form: 'embedded' })).toContain('a theme that you choose, and nothing else');
  expect(words({ form: 'embedded' })).toContain('loads before you reach it');
  expect(words({ form: 'embedded' })).not.toContain('outside form service');
  expect(words({ form: 'url', consent: 'ask' })).toContain('your choice to show the form');
  for (const consent of ['load', 'ask'] as const) {
    expect(words({ form: 'embedded', consent })).not.toMatch(/pause|when you reach it/);
  }
});

test('the privacy text says what is counted where it is, and nothing of it elsewhere', () => {
  const said = words({ counting: true });
  const counted = ['sections', 'buttons', 'practice trade', 'form', 'device', 'language', 'speed'];
  for (const what of counted) expect(said).toContain(what);
  expect(said).toMatch(/no cookie, no identifier, no address, no exact time/);
  expect(said).toMatch(/Global Privacy Control and Do Not Track turn it off/);
  expect(words({ counting: false })).not.toMatch(/visit|sections|Do Not Track/);
});

test('beside a script of others the page does not say for it what a device keeps', () => {
  expect(words({ analytics: false })).toMatch(/sets no cookies of its own.*and nothing else/);
  expect(words({ analytics: true })).not.toMatch(/cookie|nothing else/);
});
