/** The event with which an island that threw asks the page's script for the notice (`scripts/islandErrors.ts`). */
export const ISLAND_ERROR = 'island-error';
