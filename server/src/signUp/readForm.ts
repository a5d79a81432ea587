const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
const NUL = '\u0000';

/** The fields of a sent form by their names. */
export type SentForm = ReadonlyMap<string, string>;

/** Whether a request says that it is a form as browsers send it: encoded in UTF-8, and not compressed. */
export function isForm(headers: Headers): boolean {
  const encoding = headers.get('content-encoding') ?? 'identity';
  return encoding === 'identity' && FORM_TYPE.test(headers.get('content-type') ?? '');
}

/**
 * Reads a sent form, strictly: what no browser would send is refused, not repaired.
 * @throws Error on bad encoding, a NUL, a field that comes twice, or a visitor who hangs up.
 */
export async function readForm(request: Request): Promise<SentForm> {
  const body = new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer());
  const form = new Map<string, string>();
  for (const pair of body.split('&').filter(Boolean)) {
    const [name = '', ...value] = pair.split('=').map(decode);
    const content = value.join('=');
    if (form.has(name) || name.includes(NUL) || content.includes(NUL)) {
      throw new Error('No browser sends such a form.');
    }
    form.set(name, content);
  }
  return form;
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}
