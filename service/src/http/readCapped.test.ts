import { expect, test } from 'vitest';
import { BodyTooLarge, readCapped } from './readCapped.ts';

const KILOBYTE = 1_024;

test('stops reading an endless body soon after the limit and closes it', async () => {
  let sent = 0;
  let isClosed = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += KILOBYTE;
      controller.enqueue(new Uint8Array(KILOBYTE).fill(32));
    },
    cancel: () => {
      isClosed = true;
    },
  });
  await expect(readCapped(endless, 64 * KILOBYTE)).rejects.toBeInstanceOf(BodyTooLarge);
  expect(sent).toBeLessThan(68 * KILOBYTE);
  expect(isClosed).toBe(true);
});

test('reads a character that arrives in two pieces', async () => {
  const [first = 0, ...rest] = new TextEncoder().encode('€');
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(Uint8Array.of(first));
      controller.enqueue(Uint8Array.from(rest));
      controller.close();
    },
  });
  await expect(readCapped(body, KILOBYTE)).resolves.toBe('€');
});

test.each([
  ['wrong bytes', [0xff, 0xfe]],
  ['a character cut in half', [0xe2, 0x82]],
])('refuses %s', async (_name, bytes) => {
  const { body } = new Response(Uint8Array.from(bytes));
  await expect(readCapped(body, KILOBYTE)).rejects.toBeInstanceOf(TypeError);
});
