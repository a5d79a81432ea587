/** Counters and gauges, printed in Prometheus' text format, version 0.0.4. */
export function createMetrics() {
  // Names and labels come from our own code alone, so the number of series is bounded.
  const series = new Map<string, number | (() => number)>();
  return {
    /** Adds one. */
    count: (name: string, labels: Readonly<Record<string, string>> = {}): void => {
      const pairs = Object.entries(labels).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
      const key = `${name}{${pairs.join(',')}}`;
      series.set(key, Number(series.get(key) ?? 0) + 1);
    },
    /** A figure that is read whenever the metrics are printed. */
    gauge: (name: string, read: () => number): void => void series.set(name, read),
    print: (): string =>
      [...series]
        .map(([name, value]) => `${name} ${typeof value === 'number' ? value : value()}\n`)
        .join(''),
  };
}
