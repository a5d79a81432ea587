type Fields = Readonly<Record<string, string | number | boolean | null>>;

export type Log = ReturnType<typeof createLog>;

type LogParts = {
  readonly write: (line: string) => void;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** `text` for a person at a terminal, `json` for whatever collects logs. */
  readonly form: 'text' | 'json';
};

/** One line per event. No address, no user agent, no e-mail, no query string: nothing about a person. */
export function createLog({ write, now, form }: LogParts) {
  const at =
    (level: string) =>
    (event: string, fields: Fields = {}) => {
      const time = new Date(now()).toISOString();
      write(
        form === 'json'
          ? JSON.stringify({ time, level, event, ...fields })
          : text(time, event, fields),
      );
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

function text(time: string, event: string, fields: Fields): string {
  const details = Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`);
  return `${time.slice(11, 19)}  ${event}${details.join('')}`;
}
