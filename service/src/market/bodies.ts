import type { Quotes } from '#contract/quote.ts';

/** An answer as it is sent; `etag` is a strong entity tag, quotation marks included. */
export type Body = { readonly text: string; readonly etag: string };

/**
 * Writes answers out once for each set of coins, and keeps them until the relay shows other quotes:
 * in between, everybody asks for the same few. `ids` come from the configured list only, so that
 * nobody outside decides how many are kept.
 */
export function createBodies(): (quotes: Quotes, ids: readonly string[]) => Promise<Body> {
  let written: Quotes | null = null;
  const bodies = new Map<string, Body>();

  return async (quotes, ids) => {
    if (quotes !== written) {
      written = quotes;
      bodies.clear();
    }
    const key = ids.join();
    const kept = bodies.get(key);
    if (kept !== undefined) return kept;
    const body = await write(quotes, ids);
    // The relay may have new quotes by now; this body was right for whoever asked for it.
    if (quotes === written) bodies.set(key, body);
    return body;
  };
}

async function write(quotes: Quotes, ids: readonly string[]): Promise<Body> {
  const wanted = ids.flatMap((id) => {
    const quote = quotes.get(id);
    return quote === undefined ? [] : [[id, quote] as const];
  });
  const text = JSON.stringify(Object.fromEntries(wanted));
  return { text, etag: await tag(text) };
}

/** By the platform's own hash, which every web runtime has. */
async function tag(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hex = Array.from(new Uint8Array(digest).slice(0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return `"${hex.join('')}"`;
}
