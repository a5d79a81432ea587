import { createHash } from 'node:crypto';

// Attribute values may hold `>`, so quoted parts are skipped as a whole.
const ELEMENT = /<(script|style)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([\s\S]*?)<\/\1\s*>/gi;
// Data blocks are never executed, so the policy does not apply to them (HTML, "prepare the script element").
const DATA_BLOCK = /\btype\s*=\s*["']?application\/(?:ld\+)?json\b/i;

/**
 * The hashes that let exactly the inline scripts and styles of these built pages run.
 * @returns CSP sources such as `'sha256-…'`, quotes included, each once, sorted.
 */
export function inlineHashes(pages: readonly string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name, attributes = '', text = ''] of pages.join('\n').matchAll(ELEMENT)) {
    if (name?.toLowerCase() === 'style') styles.add(hash(text));
    else if (!/\bsrc\s*=/i.test(attributes) && !DATA_BLOCK.test(attributes))
      scripts.add(hash(text));
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

function hash(text: string): string {
  // A browser hashes what its parser saw, and the parser turns every line end into LF.
  const parsed = text.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(parsed).digest('base64')}'`;
}
