import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { VISITS_PATH, DEVICES, MAX_WIDTH, VITALS, getBucketIndex } from '#contract/visits.ts';
import type { FormStep, PracticeStep } from '#contract/visits.ts';
import type { Counts } from '#contract/counts.ts';
import { FORM_BEGUN } from '#contract/formFrame.ts';
import { BASE } from '../lib/withBase.ts';
import { normalizeCampaign, findReferrer } from '#contract/origin.ts';

/**
 * Counts one visit and sends it once, when the page is first hidden. Sends no identity or exact time, and stores
 * nothing. Doesn't count if the browser asks for privacy, or an owner previews a variant (`layouts/Experiments.astro`).
 * @param practised steps of the practice trade, filled in over time.
 */
export function countVisit(practised: ReadonlySet<PracticeStep>): void {
  // Global Privacy Control is in no type yet.
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  const isPreview = 'preview' in document.documentElement.dataset;
  if (isPreview || globalPrivacyControl || doNotTrack === '1') return;
  const vitals = watchVitals();
  const sections = watchSections();
  const buttons = watchButtons();
  const form = watchForm();
  const origin = readOrigin();
  const width = innerWidth;
  // After the listeners of the vitals, which finish their values at the same event.
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    const counts: Counts = {
      device: DEVICES[Object.values(MAX_WIDTH).filter((max) => width > max).length] ?? 'desktop',
      language: document.documentElement.lang,
      page: document.documentElement.dataset['page'],
      sections: [...sections],
      buttons: [...buttons],
      practice: [...practised],
      form: form(),
      vitals,
      ...origin,
    };
    navigator.sendBeacon(`${BASE}${VISITS_PATH}`, JSON.stringify(counts));
  };
  addEventListener('visibilitychange', send);
}

/** The visit's origin: the campaign in the address, the referring site, and the variants shown. */
function readOrigin() {
  const address = new URLSearchParams(location.search);
  const nameOf = (part: string) => normalizeCampaign(address.get(`utm_${part}`) ?? '') || undefined;
  // Written by the script in the head, such as `hero:b`.
  const shown = document.documentElement.dataset['variants']?.split(' ');
  return {
    source: nameOf('source'),
    medium: nameOf('medium'),
    campaign: nameOf('campaign'),
    referrer: findReferrer(document.referrer, location.hostname),
    variants: shown && Object.fromEntries(shown.map((one) => one.split(':'))),
  };
}

/** The visit's web vitals as bucket numbers, filled in over time. */
function watchVitals(): Counts['vitals'] {
  const vitals: Counts['vitals'] = {};
  onLCP(({ value }) => (vitals.lcp = getBucketIndex(value, VITALS.lcp)));
  onINP(({ value }) => (vitals.inp = getBucketIndex(value, VITALS.inp)));
  onCLS(({ value }) => (vitals.cls = getBucketIndex(value, VITALS.cls)));
  onTTFB(({ value }) => (vitals.ttfb = getBucketIndex(value, VITALS.ttfb)));
  return vitals;
}

/** The seen sections, filled in over time. A nested section belongs to its parent. */
function watchSections(): ReadonlySet<string> {
  const seen = new Set<string>();
  for (const section of document.querySelectorAll('main section[id]:not(section *)'))
    whenSeen(section, () => seen.add(section.id));
  return seen;
}

/** Selector of counted elements. `data-track` has the name. */
const TRACKED = ':is(a, button, summary)[data-track]';

/** The pressed buttons and links, filled in over time. */
function watchButtons(): ReadonlySet<string> {
  const pressed = new Set<string>();
  const note = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>(TRACKED);
    if (button) pressed.add(button.dataset['track'] ?? '');
  };
  // Capture, so that no other listener can stop the event first.
  addEventListener('click', note, { capture: true });
  return pressed;
}

/**
 * Whether the form was seen, begun and sent. The frame's island knows each service's messages and marks the section
 * of a sent form.
 */
function watchForm(): () => FormStep[] {
  const steps = new Set<FormStep>();
  const frame = () => document.querySelector<HTMLIFrameElement>('#tmx-form-section iframe');
  // The frame may be replaced, so observe its container. `inert`: the visitor is asked first.
  const spot = frame()?.parentElement;
  if (spot) whenSeen(spot, () => frame()?.hasAttribute('inert') || steps.add('seen'));
  addEventListener('message', ({ data, source }) => {
    if (source !== frame()?.contentWindow) return;
    if (data === FORM_BEGUN) steps.add('begun');
  });
  const isSent = () => document.querySelector('#tmx-form-section[data-sent]') !== null;
  return () => (isSent() ? [...steps, 'sent'] : [...steps]);
}

/** Scrolling past in less time doesn't count as seeing. */
const GLANCE_MS = 500;

/** Calls back whenever an element has crossed the middle of the window for half a second. */
function whenSeen(element: Element, seen: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(seen, GLANCE_MS);
    },
    { rootMargin: '-50% 0px' },
  ).observe(element);
}
