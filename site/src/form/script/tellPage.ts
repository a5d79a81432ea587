/**
 * Says something to the page around the frame; a tab of its own has nobody to tell. To whatever origin the
 * page has: the answer's `frame-ancestors` says which may be there, and nothing of a visitor is said.
 */
export function tellPage(message: string): void {
  if (parent !== window) parent.postMessage(message, '*');
}
