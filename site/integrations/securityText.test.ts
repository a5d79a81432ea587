import { expect, test } from 'vitest';
import { OwnerSchema } from '#contract/owner.ts';
import { owner as secondBrand } from '../../test/secondBrand.owner.config.ts';
import { securityText } from './securityText.ts';

const NOW = new Date('2026-11-21T12:00:00.123Z');
const text = (changes: object) =>
  securityText(OwnerSchema.parse({ ...secondBrand, ...changes }), NOW);

test('security.txt names the contact, a day within a year, the language and its own address', () => {
  expect(text({})).toBe(
    [
      'Contact: mailto:security@kelvo.example',
      'Expires: 2027-11-20T12:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://kelvo.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('a page for reports is named as it is; an address without encryption is not canonical', () => {
  const own = text({
    securityContact: 'https://kelvo.example/security',
    siteUrl: 'http://localhost:4321',
  });
  expect(own).toContain('Contact: https://kelvo.example/security\n');
  expect(own).not.toContain('Canonical');
});
