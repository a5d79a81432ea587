import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { VISITS_PATH, DEVICES, MAX_WIDTH, VITALS, getBucketIndex } from '#contract/visits.ts';
import type { FormStep, PracticeStep } from '#contract/visits.ts';
import type { Counts } from '#contract/counts.ts';
import { FORM_BEGUN } from '#contract/formFrame.ts';
import { BASE } from '../lib/withBase.ts';
import { normalizeCampaign, findReferrer } from '#contract/origin.ts';

/**
 * Sends a visit's counts once, when the page is first hidden. We don't store anything, and don't send any identifiers or
 * exact times. Visits don't count if the browser sends a privacy signal or previews a variant
 * (`layouts/Experiments.astro`).
 * @param practiceSteps the caller adds steps during the visit.
 */
export function countVisit(practiceSteps: ReadonlySet<PracticeStep>): void {
  // TypeScript doesn't have a type for Global Privacy Control yet.
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  const isPreview = 'preview' in document.documentElement.dataset;
  if (isPreview || globalPrivacyControl || doNotTrack === '1') return;
  const vitals = trackVitals();
  const sections = trackSections();
  const buttons = trackButtons();
  const getFormSteps = trackForm();
  const origin = readOrigin();
  const width = innerWidth;
  // Add this listener last, because web vitals get their final values in listeners for the same event.
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    const counts: Counts = {
      device: DEVICES[Object.values(MAX_WIDTH).filter((max) => width > max).length] ?? 'desktop',
      language: document.documentElement.lang,
      page: document.documentElement.dataset['page'],
      sections: [...sections],
      buttons: [...buttons],
      practice: [...practiceSteps],
      form: getFormSteps(),
      vitals,
      ...origin,
    };
    navigator.sendBeacon(`${BASE}${VISITS_PATH}`, JSON.stringify(counts));
  };
  addEventListener('visibilitychange', send);
}

/** Returns the visit's campaign, referring site, and assigned variants. */
function readOrigin() {
  const params = new URLSearchParams(location.search);
  const getCampaignField = (part: string) =>
    normalizeCampaign(params.get(`utm_${part}`) ?? '') || undefined;
  // Set by `layouts/Experiments.astro`, e.g. `hero:b`.
  const variants = document.documentElement.dataset['variants']?.split(' ');
  return {
    source: getCampaignField('source'),
    medium: getCampaignField('medium'),
    campaign: getCampaignField('campaign'),
    referrer: findReferrer(document.referrer, location.hostname),
    variants: variants && Object.fromEntries(variants.map((variant) => variant.split(':'))),
  };
}

/** The returned object collects web vitals as bucket indexes. */
function trackVitals(): Counts['vitals'] {
  const vitals: Counts['vitals'] = {};
  onLCP(({ value }) => (vitals.lcp = getBucketIndex(value, VITALS.lcp)));
  onINP(({ value }) => (vitals.inp = getBucketIndex(value, VITALS.inp)));
  onCLS(({ value }) => (vitals.cls = getBucketIndex(value, VITALS.cls)));
  onTTFB(({ value }) => (vitals.ttfb = getBucketIndex(value, VITALS.ttfb)));
  return vitals;
}

/** The returned set collects the IDs of seen sections. Nested sections count as their parent. */
function trackSections(): ReadonlySet<string> {
  const seen = new Set<string>();
  for (const section of document.querySelectorAll('main section[id]:not(section *)'))
    onSeen(section, () => seen.add(section.id));
  return seen;
}

const TRACKED = ':is(a, button, summary)[data-track]';

/** The returned set collects the names of clicked buttons and links. */
function trackButtons(): ReadonlySet<string> {
  const clicked = new Set<string>();
  const addButton = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>(TRACKED);
    if (button) clicked.add(button.dataset['track'] ?? '');
  };
  // Listen in the capture phase, before another listener can stop the event.
  addEventListener('click', addButton, { capture: true });
  return clicked;
}

/**
 * Returns a function that returns the form steps so far. The frame's island handles each provider's messages, and sets
 * `data-sent` on the section.
 */
function trackForm(): () => FormStep[] {
  const steps = new Set<FormStep>();
  const getFrame = () => document.querySelector<HTMLIFrameElement>('#tmx-form-section iframe');
  // Observe the container, because the island may replace the frame. An inert frame is still waiting for consent.
  const container = getFrame()?.parentElement;
  if (container) onSeen(container, () => getFrame()?.hasAttribute('inert') || steps.add('seen'));
  addEventListener('message', ({ data, source }) => {
    if (source !== getFrame()?.contentWindow) return;
    if (data === FORM_BEGUN) steps.add('begun');
  });
  const isSent = () => document.querySelector('#tmx-form-section[data-sent]') !== null;
  return () => (isSent() ? [...steps, 'sent'] : [...steps]);
}

/** Scrolling past an element doesn't count as seeing it. */
const MIN_VISIBLE_MS = 500;

/** Calls back whenever an element has been in the middle of the viewport for half a second. */
function onSeen(element: Element, callback: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(callback, MIN_VISIBLE_MS);
    },
    { rootMargin: '-50% 0px' },
  ).observe(element);
}
