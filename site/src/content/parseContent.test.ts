import { expect, test } from 'vitest';
import { OwnerSchema } from '#contract/owner.ts';
import { owner } from '../../../owner.config.ts';
import { parseContent } from './parseContent.ts';

test.each<[string, object, string]>([
  ['indexable', { indexable: 'yes' }, 'Write true or false, without quotes.'],
  ['indexable', { indexable: undefined }, 'This is missing. Write it again.'],
  ['formConsent', { formConsent: 'never' }, 'Write one of "load", "ask".'],
  ['reply', { reply: 2 }, 'Write it in quotes.'],
  ['claims.feePercent', { feePercent: '0.05' }, 'Write a number, without quotes.'],
  ['claims.feePercent', { feePercent: 0.00001 }, 'Write at most four decimals'],
  ['claims.supply', { supply: '1' }, 'Write a number, without quotes.'],
  ['claims.speed', { speed: '' }, 'Write something here.'],
  ['claims.traders', { traders: '50.000+' }, 'Write commas between thousands, as in 50,000+'],
  ['form.url', { form: { provider: 'url', url: 'http://a.example' } }, 'begins with https://'],
  ['form.url', { form: { provider: 'url' } }, 'This is missing. Write it again.'],
  ['form.origin', { form: { provider: 'embedded', origin: 'a.example' } }, 'an address'],
  ['links.partners', { links: {} }, 'This is missing. Write it again.'],
  ['links', { links: { ...owner.links, tokn: '' } }, '"tokn" is not known here. Mend'],
])('a wrong %s %j stops the build with what to do: %s', (place, wrong, says) => {
  const [key = ''] = Object.keys(wrong);
  const settings =
    key in owner ? { ...owner, ...wrong } : { ...owner, claims: { ...owner.claims, ...wrong } };
  const check = () => parseContent('owner', OwnerSchema, settings as never, 'owner.config.ts');
  expect(check).toThrow(`${place}: `);
  expect(check).toThrow(says);
  expect(check).toThrow('Fix it in owner.config.ts.');
});
