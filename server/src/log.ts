type Fields = Readonly<Record<string, string | number | boolean | null>>;

export type Log = ReturnType<typeof createLog>;

/**
 * Writes one line for each event. Callers never hand in an address, a user agent, an e-mail address
 * or a query string, so that a log holds nothing about a person.
 * @param format `text` for a person at a terminal, `json` for a program that collects logs.
 * @param now milliseconds since 1970.
 */
export function createLog(
  format: 'text' | 'json',
  now: () => number,
  write: (line: string) => void = (line) => console.log(line),
) {
  const at = (level: string) => (event: string, fields?: Fields) => {
    const time = new Date(now()).toISOString();
    if (format === 'json') return write(JSON.stringify({ time, level, event, ...fields }));
    return write(`${time.slice(11, 19)}  ${event}${fields ? `  ${JSON.stringify(fields)}` : ''}`);
  };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
