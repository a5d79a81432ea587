import { afterEach, expect, test, vi } from 'vitest';
import { owner } from '../data/owner.ts';
import type { Owner } from '#contract/owner.ts';

afterEach(() => {
  vi.doUnmock('./owner.ts');
  vi.resetModules();
});

async function signUpOf(change: Partial<Owner>) {
  vi.resetModules();
  vi.doMock('../data/owner.ts', () => ({ owner: { ...owner, ...change } }));
  return (await import('./signUp.ts')).signUp('en');
}

test('the stations say when the team answers only where the owner has said so', async () => {
  const [, silent] = (await signUpOf({ reply: '' })).stations;
  expect(silent?.text).toMatch(/about starting\.$/);
  const [, next] = (await signUpOf({ reply: 'Within two working days.' })).stations;
  expect(next?.text).toMatch(/about starting\. Within two working days\.$/);
});

test('early access is named only where it is', async () => {
  expect(await signUpOf({})).toMatchObject({ label: 'Sign up', heading: 'Sign up, then trade' });
  const early = await signUpOf({ earlyAccess: true });
  expect(early).toMatchObject({ label: 'Early access', heading: 'Get early access' });
});

test('an outside form is told from our own', async () => {
  expect((await signUpOf({})).outside).toBe('');
  const form = { provider: 'url', url: 'https://example.com/form' } as const;
  expect((await signUpOf({ form })).outside).toContain('Never enter a recovery phrase.');
});
