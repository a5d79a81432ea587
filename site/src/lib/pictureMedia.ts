/**
 * Pictures choose by media query, which knows the system's scheme only: so a visitor's choice rewrites
 * that part of the query. What reaches the HTML is kept short.
 */
export const SCHEME_QUERY = /\(prefers[^)]+\)/;
export const ALWAYS = '(min-width:0)';
export const NEVER = '(max-width:0)';
