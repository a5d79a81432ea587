import { expect, test } from 'vitest';
import { from } from '../../test/parts.ts';
import { trustedProxies } from './clientAddress.ts';
import { watchForProxies } from './peer.ts';

function createWatched() {
  const lines: string[] = [];
  const watched = watchForProxies(trustedProxies(['10.0.0.0/8']), {
    warn: (line) => lines.push(line),
  });
  const site = watched(() => new Response('site'));
  const form = watched(() => new Response('form'));
  const forwarded = new Request('http://localhost/', { headers: { 'X-Forwarded-For': '8.8.8.8' } });
  return { lines, site, form, forwarded };
}

test('tells the owner once of a proxy that is not named, and answers as ever', async () => {
  const { lines, site, form, forwarded } = createWatched();
  for (const handle of [site, form, site]) {
    const answer = await handle(forwarded, from('172.18.0.1'));
    expect(answer.status).toBe(200);
  }
  expect(lines).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
  expect(lines.join()).not.toMatch(/8\.8\.8\.8|172\.18/);
});

test('says nothing of a proxy that is named, nor of visitors without one', async () => {
  const { lines, site, forwarded } = createWatched();
  await site(forwarded, from('::ffff:10.0.0.9'));
  await site(new Request('http://localhost/'), from('172.18.0.1'));
  expect(lines).toEqual([]);
});
