import { REQUEST_TIMEOUT_MS } from '#contract/time.ts';
import type * as Practice from '../islands/practice/openPractice.tsx';
import { toSameOriginUrl } from '../lib/toSameOriginUrl.ts';
import { showError } from './islandErrors.ts';
import { scrollToTarget } from './links.ts';

const PLACES = ['#practice', '#watch'];

type Loaded = Pick<typeof Practice, 'openPractice'> & Pick<Practice.PracticeOptions, 'content'>;

let loading: Promise<Loaded> | undefined;
let hasFailed = false;
/** Closes the open dialog. */
let close: (() => void) | undefined;

type OnStep = Practice.PracticeOptions['onStep'];

/**
 * The practice trade is open while the address ends with `#practice` or `#watch`. Without script, its links lead to the
 * price board. A page without that section has no practice trade.
 */
export function handlePracticeLinks(onStep: OnStep): void {
  if (!noticePlace()) return;
  for (const link of links()) {
    link.setAttribute('href', link.dataset['practice'] ?? '');
    link.addEventListener('click', (event) => {
      // A second button while the first one loads adds no history entry.
      if (!PLACES.includes(location.hash)) return;
      event.preventDefault();
      location.replace(link.hash);
    });
  }
  addEventListener('hashchange', () => void followAddress({ canGoBack: true, onStep }));
  void followAddress({ canGoBack: false, onStep });
}

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-practice]')];

/** `canGoBack`: whether the previous history entry is the page without the dialog. */
type Following = { canGoBack: boolean; onStep: OnStep };

async function followAddress({ canGoBack, onStep }: Following): Promise<void> {
  const { hash } = location;
  if (!PLACES.includes(hash)) close?.();
  if (!PLACES.includes(hash) || close) return;
  const opener = links().find(({ dataset }) => dataset['practice'] === hash);
  opener?.setAttribute('aria-busy', 'true');
  const floor = await load();
  opener?.removeAttribute('aria-busy');
  // Meanwhile the visitor may have left or pressed the other button.
  if (location.hash !== hash || close) return;
  if (!floor) return showFailure();
  noticePlace()?.replaceChildren();
  close = floor.openPractice({
    content: floor.content,
    isDemo: hash === '#watch',
    onStep,
    onTakeOver: () => history.replaceState(null, '', '#practice'),
    onFailed: () => {
      close = undefined;
      showFailure();
    },
    onClosed: (isStarting) => {
      close = undefined;
      if (isStarting) return replacePlace('tmx-form-section');
      opener?.focus({ preventScroll: true });
      if (!PLACES.includes(location.hash)) return;
      if (canGoBack) history.back();
      else history.replaceState(null, '', location.pathname + location.search);
    },
  });
}

/**
 * Loads the practice trade's script and messages; undefined if they fail or take too long. Failed ones are retried next
 * time.
 */
async function load(): Promise<Loaded | undefined> {
  loading ??= Promise.all([import('../islands/practice/openPractice.tsx'), fetchContent()]).then(
    ([{ openPractice, PracticeContent }, json]) => {
      return { openPractice, content: PracticeContent.parse(json) };
    },
  );
  try {
    return await Promise.race([loading, timeout()]);
  } catch {
    loading = undefined;
    if (hasFailed) await reload();
    hasFailed = true;
    return undefined;
  }
}

/** Firefox never retries a module that failed once on a page, so reload the page if the network works. */
async function reload(): Promise<void> {
  const isBack = await fetchContent().then(
    () => true,
    () => false,
  );
  if (!isBack) return;
  location.reload();
  await new Promise(() => undefined);
}

const timeout = () =>
  new Promise<undefined>((resolve) => setTimeout(resolve, REQUEST_TIMEOUT_MS, undefined));

async function fetchContent(): Promise<unknown> {
  const answer = await fetch(toSameOriginUrl(noticePlace()?.dataset['practiceMessages'] ?? ''));
  if (!answer.ok) throw new Error(`The practice messages failed to load: ${answer.status}`);
  return answer.json();
}

/** Over the price board, where the links lead without script. */
const noticePlace = () => document.querySelector<HTMLElement>('[data-practice-messages]');

function showFailure(): void {
  replacePlace('trading-dashboard');
  const place = noticePlace();
  if (place) showError(place, true);
  place?.scrollIntoView();
}

/** Goes to a place on the page, replacing the practice trade's history entry. */
function replacePlace(id: string): void {
  history.replaceState(null, '', `#${id}`);
  const place = document.getElementById(id);
  if (place) scrollToTarget(place);
}
