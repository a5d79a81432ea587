import { BodyTooLarge, readCapped } from '../http/readCapped.ts';

type ReadForm =
  | { readonly kind: 'fields'; readonly fields: ReadonlyMap<string, string> }
  | { readonly kind: 'tooLarge' | 'wrongType' | 'unreadable' };

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
  try {
    return { kind: 'fields', fields: parse(await readCapped(request.body, MAX_BODY)) };
  } catch (cause) {
    // Whoever hangs up in the middle has sent no form; that is no failure of ours.
    return { kind: cause instanceof BodyTooLarge ? 'tooLarge' : 'unreadable' };
  }
}

/** @throws Error on bad encoding, a NUL byte, or a key that comes twice. */
function parse(body: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const pair of body.split('&')) {
    if (pair === '') continue;
    const [key = '', ...value] = pair.split('=');
    const [name, content] = [decode(key), decode(value.join('='))];
    if (fields.has(name) || name.includes(NUL) || content.includes(NUL)) {
      throw new Error('No browser sends such a form.');
    }
    fields.set(name, content);
  }
  return fields;
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}
