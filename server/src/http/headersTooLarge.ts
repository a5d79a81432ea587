import type { Site } from './loadSite.ts';

const SENTENCE =
  'This browser sent too many cookies. Delete the cookies of this site and reload.\n';

/**
 * The whole answer to a request whose headers are too large, such as with the cookies of other programs
 * on the same host: Node never hands such a request on. The built page says what to do, in English,
 * because the path is unknown; it needs no other file, which would be asked for with the same headers.
 */
export function headersTooLarge({ manifest, byPath }: Site): Buffer {
  const page = byPath.get('431.html');
  const body = page?.bytes ?? Buffer.from(SENTENCE);
  const headers = {
    ...manifest.headers['page'],
    'Content-Type': page?.type ?? 'text/plain; charset=utf-8',
    'Content-Length': String(body.byteLength),
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 431 Request Header Fields Too Large\r\n${lines.join('')}\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
}
