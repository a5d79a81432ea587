import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { VISITS_PATH, DEVICES, MAX_WIDTH, VITALS, bucketOf } from '#contract/visits.ts';
import type { FormStep, PracticeStep } from '#contract/visits.ts';
import type { Counts } from '#contract/counts.ts';
import { FORM_BEGUN } from '#contract/formFrame.ts';
import { cleanName, referrerOf } from '#contract/origin.ts';

/**
 * Counts one visit, and sends it once: when the page is first hidden. Nothing of it says who it was or
 * when, and nothing is stored here. Nothing is counted where a browser asks for privacy, nor of an owner who looks at
 * a variant (`layouts/Experiments.astro`).
 * @param practised how far a practice trade came; filled in as it goes on.
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
  // After those of the vitals, which make up their last values at the same event.
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
    navigator.sendBeacon(VISITS_PATH, JSON.stringify(counts));
  };
  addEventListener('visibilitychange', send);
}

/** What brought the visit: the campaign that the address names, the site before, and what the page showed. */
function readOrigin() {
  const address = new URLSearchParams(location.search);
  const nameOf = (part: string) => cleanName(address.get(`utm_${part}`) ?? '') || undefined;
  // Written by the head's script, such as `hero:b`.
  const shown = document.documentElement.dataset['variants']?.split(' ');
  return {
    source: nameOf('source'),
    medium: nameOf('medium'),
    campaign: nameOf('campaign'),
    referrer: referrerOf(document.referrer, location.hostname),
    variants: shown && Object.fromEntries(shown.map((one) => one.split(':'))),
  };
}

/** How fast the page was for this visitor, as numbers of buckets; filled in as it becomes known. */
function watchVitals(): Counts['vitals'] {
  const vitals: Counts['vitals'] = {};
  onLCP(({ value }) => (vitals.lcp = bucketOf(value, VITALS.lcp)));
  onINP(({ value }) => (vitals.inp = bucketOf(value, VITALS.inp)));
  onCLS(({ value }) => (vitals.cls = bucketOf(value, VITALS.cls)));
  onTTFB(({ value }) => (vitals.ttfb = bucketOf(value, VITALS.ttfb)));
  return vitals;
}

/** Which sections were seen; filled in as they are. A section within another is a part of it. */
function watchSections(): ReadonlySet<string> {
  const seen = new Set<string>();
  for (const section of document.querySelectorAll('main section[id]:not(section *)'))
    whenSeen(section, () => seen.add(section.id));
  return seen;
}

/** What can be pressed and is counted, by the name in its `data-track`. */
const TRACKED = ':is(a, button, summary)[data-track]';

/** Which buttons and links were pressed; filled in as they are. */
function watchButtons(): ReadonlySet<string> {
  const pressed = new Set<string>();
  const note = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>(TRACKED);
    if (button) pressed.add(button.dataset['track'] ?? '');
  };
  // Before anybody who might stop it.
  addEventListener('click', note, { capture: true });
  return pressed;
}

/**
 * Whether the form was seen, begun and sent. The island of its frame, which knows what each service says,
 * marks the section of a form that was sent.
 */
function watchForm(): () => FormStep[] {
  const steps = new Set<FormStep>();
  const frame = () => document.querySelector<HTMLIFrameElement>('#tmx-form-section iframe');
  // Around the frame, which may be another one by then; `inert`: the visitor is asked first.
  const spot = frame()?.parentElement;
  if (spot) whenSeen(spot, () => frame()?.hasAttribute('inert') || steps.add('seen'));
  addEventListener('message', ({ data, source }) => {
    if (source !== frame()?.contentWindow) return;
    if (data === FORM_BEGUN) steps.add('begun');
  });
  const isSent = () => document.querySelector('#tmx-form-section[data-sent]') !== null;
  return () => (isSent() ? [...steps, 'sent'] : [...steps]);
}

/** What a ride to another place passes in less was not seen. */
const GLANCE_MS = 500;

/** Calls back each time an element has lain across the middle of the window for half a second. */
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
