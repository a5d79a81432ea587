/** The body was larger than allowed; reading stopped there. */
export class BodyTooLarge extends Error {}

/**
 * Reads a body as text without ever holding more than the limit (plus one chunk), so that a
 * compressed bomb costs no memory: fetch decompresses as we read, and we stop reading.
 * @param maxBytes counted after decompression.
 * @throws BodyTooLarge above the limit; TypeError when the bytes are not UTF-8; whatever the
 *   stream throws when the connection breaks or the deadline passes.
 */
export async function readCapped(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let text = '';
  // Leaving the loop early cancels the stream, which closes the connection.
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new BodyTooLarge(`The body is larger than ${maxBytes} bytes.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
