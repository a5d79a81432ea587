import { REQUEST_TIMEOUT_MS } from '#contract/time.ts';
import type * as Practice from '../islands/practice/openPractice.tsx';
import { toSameOriginUrl } from '../lib/toSameOriginUrl.ts';
import { showError } from './islandErrors.ts';
import { scrollToTarget } from './links.ts';

const HASHES = ['#practice', '#watch'];

type Loaded = Pick<typeof Practice, 'openPractice'> & Pick<Practice.PracticeOptions, 'content'>;

let loading: Promise<Loaded> | undefined;
let hasFailed = false;
let closeDialog: (() => void) | undefined;

type OnStep = Practice.PracticeOptions['onStep'];

/**
 * Shows the practice trade in a dialog while the URL ends with `#practice` or `#watch`. Without JavaScript, links to it
 * go to the price board.
 */
export function handlePracticeLinks(onStep: OnStep): void {
  if (!findErrorContainer()) return;
  for (const link of findPracticeLinks()) {
    link.setAttribute('href', link.dataset['practice'] ?? '');
    link.addEventListener('click', (event) => {
      // Don't add another history entry if the visitor clicks the other link while the dialog loads.
      if (!HASHES.includes(location.hash)) return;
      event.preventDefault();
      location.replace(link.hash);
    });
  }
  addEventListener('hashchange', () => void handleHash({ canGoBack: true, onStep }));
  void handleHash({ canGoBack: false, onStep });
}

const findPracticeLinks = () => [
  ...document.querySelectorAll<HTMLAnchorElement>('[data-practice]'),
];

/** `canGoBack` is true if the previous history entry is the page without the dialog. */
type HashOptions = { canGoBack: boolean; onStep: OnStep };

async function handleHash({ canGoBack, onStep }: HashOptions): Promise<void> {
  const { hash } = location;
  if (!HASHES.includes(hash)) closeDialog?.();
  if (!HASHES.includes(hash) || closeDialog) return;
  const opener = findPracticeLinks().find(({ dataset }) => dataset['practice'] === hash);
  opener?.setAttribute('aria-busy', 'true');
  const loaded = await load();
  opener?.removeAttribute('aria-busy');
  // Meanwhile, the visitor may have moved on or clicked the other link.
  if (location.hash !== hash || closeDialog) return;
  if (!loaded) return showFailure();
  findErrorContainer()?.replaceChildren();
  closeDialog = loaded.openPractice({
    content: loaded.content,
    isDemo: hash === '#watch',
    onStep,
    onTakeOver: () => history.replaceState(null, '', '#practice'),
    onFailed: () => {
      closeDialog = undefined;
      showFailure();
    },
    onClosed: (isStarting) => {
      closeDialog = undefined;
      if (isStarting) return replaceHash('tmx-form-section');
      opener?.focus({ preventScroll: true });
      if (!HASHES.includes(location.hash)) return;
      if (canGoBack) history.back();
      else history.replaceState(null, '', location.pathname + location.search);
    },
  });
}

/**
 * Loads the practice trade's script and messages. If either one fails or times out, returns undefined, and the next call
 * tries again.
 */
async function load(): Promise<Loaded | undefined> {
  loading ??= Promise.all([import('../islands/practice/openPractice.tsx'), fetchContent()]).then(
    ([{ openPractice, PracticeContent }, json]) => {
      return { openPractice, content: PracticeContent.parse(json) };
    },
  );
  try {
    return await Promise.race([loading, waitForTimeout()]);
  } catch {
    loading = undefined;
    if (hasFailed) await reloadIfOnline();
    hasFailed = true;
    return undefined;
  }
}

/** Reloads the page if we're online, because Firefox never retries a module that failed to load. */
async function reloadIfOnline(): Promise<void> {
  const isOnline = await fetchContent().then(
    () => true,
    () => false,
  );
  if (!isOnline) return;
  location.reload();
  await new Promise(() => undefined);
}

const waitForTimeout = () =>
  new Promise<undefined>((resolve) => setTimeout(resolve, REQUEST_TIMEOUT_MS, undefined));

async function fetchContent(): Promise<unknown> {
  const url = toSameOriginUrl(findErrorContainer()?.dataset['practiceMessages'] ?? '');
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Failed to load the practice messages: ${response.status}`);
  return response.json();
}

/** Errors are shown above the price board, which is where the links go without JavaScript. */
const findErrorContainer = () => document.querySelector<HTMLElement>('[data-practice-messages]');

function showFailure(): void {
  replaceHash('trading-dashboard');
  const container = findErrorContainer();
  if (container) showError(container, true);
  container?.scrollIntoView();
}

/** Scrolls to an element and replaces the practice trade's history entry. */
function replaceHash(id: string): void {
  history.replaceState(null, '', `#${id}`);
  const target = document.getElementById(id);
  if (target) scrollToTarget(target);
}
