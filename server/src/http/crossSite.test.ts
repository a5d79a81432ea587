import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { refuseCrossSite } from './crossSite.ts';

const app = new Hono()
  .use(refuseCrossSite(['https://example.com', 'https://form.example.com']))
  .post('/', (c) => c.text('taken'));

test.each<[string, Record<string, string>, number]>([
  ['the page itself', { 'Sec-Fetch-Site': 'same-origin' }, 200],
  ['an address that somebody typed', { 'Sec-Fetch-Site': 'none' }, 200],
  ['the page, in a browser that says its origin alone', { Origin: 'https://example.com' }, 200],
  ['the form under its own name', { Origin: 'https://form.example.com' }, 200],
  ['a phone that opened the address of this computer', { Origin: 'http://192.168.1.7:4321' }, 200],
  ['the same host behind a proxy that brings HTTPS', { Origin: 'https://192.168.1.7:4321' }, 200],
  ['a program', {}, 200],
  ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }, 403],
  ['a neighbour under the same domain', { 'Sec-Fetch-Site': 'same-site' }, 403],
  ['another site, in an old browser', { Origin: 'https://evil.example' }, 403],
  ['a page without an origin', { Origin: 'null' }, 403],
  ['a host that only begins like ours', { Origin: 'https://example.com.evil.example' }, 403],
])('a post from %s %o is answered %i', async (_who, headers, status) => {
  const response = await app.request('http://192.168.1.7:4321/', {
    method: 'POST',
    body: 'email=a%40example.com',
    headers: {
      Host: '192.168.1.7:4321',
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });
  expect(response.status).toBe(status);
});
