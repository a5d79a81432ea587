export type Log = ReturnType<typeof createLog>;

/**
 * Writes one line of JSON for each event. Callers never hand in an address, a user agent, an e-mail address
 * or a query string, so that a log holds nothing about a person.
 * @param now milliseconds since 1970.
 */
export function createLog(now: () => number, write: (line: string) => void = console.log) {
  const at = (level: string) => (event: string, fields?: object) =>
    write(JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...fields }));
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
