import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import * as z from 'zod';
import type { Figures } from './limits.ts';
import { medians } from './medians.ts';

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const ATTEMPTS = 3;

/** How often each page is measured, in which browser, and whether it is slowed down for real. */
export type Way = { runs: number; chromePath: string; isThrottled: boolean };

const Transfers = z.object({
  items: z.array(
    z.object({
      resourceType: z.string().optional(),
      transferSize: z.number().default(0),
      networkRequestTime: z.number().default(0),
    }),
  ),
});
const Metrics = z.object({ items: z.tuple([z.object({ observedLoad: z.number() })], z.unknown()) });

/**
 * Lighthouse's figures for a phone, scores 0 to 100, times in ms, bytes as transferred: medians over
 * several runs, under the names of the pages' addresses. Pages are run in turn, so that a busy machine
 * hits all alike.
 * @throws Error when Lighthouse gives no result for a page.
 */
export async function compare(
  pages: Record<string, string>,
  way: Way,
): Promise<Record<string, Figures>> {
  const measured: Record<string, Figures[]> = {};
  for (let run = 0; run < way.runs; run++) {
    for (const [name, url] of Object.entries(pages)) {
      (measured[name] ??= []).push(await measure(url, way));
    }
  }
  return Object.fromEntries(Object.entries(measured).map(([name, all]) => [name, medians(all)]));
}

/** One run; again where Lighthouse lost its own trace, as it does now and then. */
async function measure(url: string, way: Way): Promise<Figures> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const figures = await tryOnce(url, way);
    if (figures) return figures;
  }
  throw new Error(`Lighthouse recorded no trace of ${url}.`);
}

/** @returns null where it recorded no trace. */
async function tryOnce(url: string, { chromePath, isThrottled }: Way): Promise<Figures | null> {
  const chrome = await launch({ chromeFlags: FLAGS, chromePath });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      // Lighthouse's own default computes the times on a slow phone from those on this machine.
      throttlingMethod: isThrottled ? 'devtools' : 'simulate',
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { audits, categories } = result.lhr;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const value = (id: string) => audits[id]?.numericValue ?? NaN;
    if (!audits['metrics']?.details || Number.isNaN(value('first-contentful-paint'))) return null;
    const { items } = Transfers.parse(audits['network-requests']?.details);
    const [{ observedLoad }] = Metrics.parse(audits['metrics'].details).items;
    // What counts the visit comes after the load.
    const scripts = items.filter(
      (item) => item.resourceType === 'Script' && item.networkRequestTime < observedLoad,
    );
    const bytes = (of: typeof items) => of.reduce((sum, { transferSize }) => sum + transferSize, 0);
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
      'Bytes of the first view': bytes(items),
      'Bytes of script in files until it has loaded': bytes(scripts),
    };
  } finally {
    chrome.kill();
  }
}
