export type ReadForm =
  | { readonly kind: 'fields'; readonly fields: ReadonlyMap<string, string> }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'wrongType' }
  | { readonly kind: 'unreadable' };

/** Bytes. Far above any honest sign-up, far below what costs memory. */
const MAX_BODY = 16 * 1_024;

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
const NUL = '\u0000';

/** Reads a posted form, strictly: what a browser would not send is refused, not repaired. */
export async function readForm(request: Request): Promise<ReadForm> {
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (!FORM_TYPE.test(request.headers.get('content-type') ?? '') || encoding !== 'identity') {
    return { kind: 'wrongType' };
  }
  // The length is a promise; a chunked body makes none. So the bytes are counted as well.
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY) return { kind: 'tooLarge' };
  const body = await readBytes(request.body);
  if (body === 'brokenOff') return { kind: 'unreadable' };
  if (body === undefined) return { kind: 'tooLarge' };
  const fields = parse(body);
  return fields === undefined ? { kind: 'unreadable' } : { kind: 'fields', fields };
}

/** Stops reading at the limit; `undefined` when there is more. */
async function readBytes(
  stream: ReadableStream<Uint8Array> | null,
): Promise<Buffer | 'brokenOff' | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream ?? []) {
      size += chunk.byteLength;
      // Leaving the loop cancels the stream.
      if (size > MAX_BODY) return undefined;
      chunks.push(chunk);
    }
  } catch {
    // Whoever hangs up in the middle has sent no form; that is no failure of ours.
    return 'brokenOff';
  }
  return Buffer.concat(chunks);
}

/** `undefined` on bad encoding, a NUL byte, or a key that comes twice. */
function parse(body: Buffer): ReadonlyMap<string, string> | undefined {
  const fields = new Map<string, string>();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    for (const pair of text.split('&')) {
      if (pair === '') continue;
      const [key = '', ...value] = pair.split('=');
      const [name, content] = [decode(key), decode(value.join('='))];
      if (fields.has(name) || name.includes(NUL) || content.includes(NUL)) return undefined;
      fields.set(name, content);
    }
  } catch {
    return undefined;
  }
  return fields;
}

/** @throws TypeError (the decoder) or URIError on bad encoding. */
function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}
