import { connect } from 'node:net';

export type RawAnswer = { readonly status: number; readonly text: string };

/** Sends bytes as they are over a socket and reads until it closes or an answer has come. */
export function sendRaw(
  port: string | number,
  bytes: string | Buffer | readonly (string | Buffer)[],
  limitMs = 15_000,
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect({ port: Number(port), host: '127.0.0.1' });
    let text = '';
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
    const timer = setTimeout(end, limitMs);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (isWhole(text)) end();
    });
    socket.on('error', end);
    socket.on('close', end);
    for (const part of Array.isArray(bytes) ? bytes : [bytes]) socket.write(part);
  });
}

/** Whether the first answer is there with all of its body. */
function isWhole(text: string): boolean {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1];
  if (length !== undefined) return text.length - head - 4 >= Number(length);
  return text.endsWith('0\r\n\r\n');
}
