/**
 * The oldest browsers that we compile scripts and styles for. They're from November and December 2022. The bundler lowers
 * newer syntax (`light-dark()`, nesting, media ranges), `@supports` guards the rest, and `repository.test.ts` rejects
 * newer functions.
 */
export const BROWSERS = ['chrome108', 'edge108', 'firefox108', 'safari16.2'];
