/**
 * Whether an `If-None-Match` header names this entity tag (RFC 9110, section 13.1.2). The comparison is
 * the weak one, because a CDN that compresses on the way puts `W/` before our tag.
 */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
