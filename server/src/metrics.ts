type Labels = Readonly<Record<string, string>>;

export type Metrics = ReturnType<typeof createMetrics>;

/** Counters and gauges, printed in Prometheus' text format, version 0.0.4. */
export function createMetrics() {
  const counters = new Map<string, Map<string, number>>();
  const gauges = new Map<string, () => number | null>();

  return {
    /** Adds one. Names and labels come from our own code alone, so the number of series is bounded. */
    count: (name: string, labels: Labels = {}): void => {
      const series = counters.get(name) ?? new Map<string, number>();
      const key = printLabels(labels);
      series.set(key, (series.get(key) ?? 0) + 1);
      counters.set(name, series);
    },

    /** A figure that is read whenever the metrics are printed; null leaves it out. */
    gauge: (name: string, read: () => number | null): void => {
      gauges.set(name, read);
    },

    print: (): string => {
      const lines = [...counters].flatMap(([name, series]) => [
        `# TYPE ${name} counter`,
        ...[...series].map(([labels, value]) => `${name}${labels} ${value}`),
      ]);
      for (const [name, read] of gauges) {
        const value = read();
        if (value !== null) lines.push(`# TYPE ${name} gauge`, `${name} ${value}`);
      }
      return `${lines.join('\n')}\n`;
    },
  };
}

function printLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}
