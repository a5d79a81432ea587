import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { median } from './statistics.ts';

/** One page's figures. Scores 0–100, times in ms, sizes in bytes as transferred. */
export type LighthouseFigures = Record<(typeof ROWS)[number], number>;

type Device = 'mobile' | 'desktop';

export const ROWS = [
  'Performance',
  'Accessibility',
  'Best Practices',
  'SEO',
  'FCP, ms',
  'LCP, ms',
  'TBT, ms',
  'CLS',
  'Main thread, ms',
  "Browser's longest task, ms",
  "Page's longest task, ms",
  'Requests',
  'Bytes in all',
  'Bytes of document',
  'Bytes of script',
  'Bytes of fonts',
  'Bytes of images',
] as const;

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const ATTEMPTS = 3;

/** Runs Lighthouse once, with its own defaults for the device; again where it lost its own trace. */
async function runOnce(
  url: string,
  device: Device,
  chromePath: string,
): Promise<LighthouseFigures> {
  for (let attempt = 1; ; attempt++) {
    const figures = await tryOnce(url, device, chromePath);
    if (!Number.isNaN(figures['FCP, ms'])) return figures;
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse recorded no trace of ${url}.`);
  }
}

async function tryOnce(
  url: string,
  device: Device,
  chromePath: string,
): Promise<LighthouseFigures> {
  const chrome = await launch({ chromeFlags: FLAGS, chromePath });
  try {
    const result = await lighthouse(
      url,
      { port: chrome.port, output: 'json', logLevel: 'error' },
      device === 'desktop' ? desktopConfig : undefined,
    );
    if (!result) throw new Error('Lighthouse gave no result.');
    const { audits, categories } = result.lhr;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const value = (id: string) => audits[id]?.numericValue ?? NaN;
    return {
      Performance: score('performance'),
      Accessibility: score('accessibility'),
      'Best Practices': score('best-practices'),
      SEO: score('seo'),
      'FCP, ms': value('first-contentful-paint'),
      'LCP, ms': value('largest-contentful-paint'),
      'TBT, ms': value('total-blocking-time'),
      CLS: value('cumulative-layout-shift'),
      'Main thread, ms': value('mainthread-work-breakdown'),
      ...longestTasks(audits['long-tasks']?.details),
      ...transfers(audits['network-requests']?.details),
    };
  } finally {
    chrome.kill();
  }
}

type LongTask = { url?: string; duration?: number };

// Only tasks above 50 ms are listed; those that belong to no file are the browser's own.
function longestTasks(details: unknown) {
  const items = itemsOf<LongTask>(details);
  const longest = (some: LongTask[]) => Math.max(0, ...some.map(({ duration }) => duration ?? 0));
  return {
    "Browser's longest task, ms": longest(items.filter(({ url }) => url === 'Unattributable')),
    "Page's longest task, ms": longest(items.filter(({ url }) => url !== 'Unattributable')),
  };
}

const itemsOf = <T>(details: unknown): T[] =>
  typeof details === 'object' && details !== null && 'items' in details
    ? (details.items as T[])
    : [];

type Transfer = { resourceType?: string; transferSize?: number };

function transfers(details: unknown) {
  const items = itemsOf<Transfer>(details);
  const sum = (type?: string) =>
    items
      .filter((item) => type === undefined || item.resourceType === type)
      .reduce((bytes, { transferSize }) => bytes + (transferSize ?? 0), 0);
  return {
    Requests: items.length,
    'Bytes in all': sum(),
    'Bytes of document': sum('Document'),
    'Bytes of script': sum('Script'),
    'Bytes of fonts': sum('Font'),
    'Bytes of images': sum('Image'),
  };
}

/** Medians over several runs; pages are run in turn, so that a busy machine hits all alike. */
export async function compare(
  urls: readonly string[],
  { device, runs, chromePath }: { device: Device; runs: number; chromePath: string },
): Promise<LighthouseFigures[]> {
  const all: LighthouseFigures[][] = urls.map(() => []);
  for (let run = 0; run < runs; run++) {
    for (const [i, url] of urls.entries()) all[i]?.push(await runOnce(url, device, chromePath));
  }
  return all.map((figures) => {
    const rows = ROWS.map((row) => [row, median(figures.map((one) => one[row]))] as const);
    return Object.fromEntries(rows) as LighthouseFigures;
  });
}
