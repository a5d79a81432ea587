/**
 * The oldest browsers we support, from November and December 2022. The bundler transpiles newer syntax (`light-dark()`,
 * nesting, media ranges), and `@supports` guards the rest. `repository.test.ts` rejects newer functions.
 */
export const BROWSERS = ['chrome108', 'edge108', 'firefox108', 'safari16.2'];
