import type * as Practice from '../practice/openPractice.tsx';

/** Asks for the practice floor's script, once. */
export type LoadPractice = () => Promise<typeof Practice>;

type Content = Practice.Opening['content'];

const MODES = new Map<string | undefined, Practice.Opening['mode']>([
  ['#practice', 'walk'],
  ['#watch', 'watch'],
]);
const LONGEST_WAIT_MS = 8000;
const REST_MS = 200;
const FORM = '#tmx-form-section';

/** Says why a button does what it does without script; the page hands over here what the build knows. */
const place = () => document.querySelector<HTMLElement>('[data-late]');
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-practice]')];
let load: LoadPractice | undefined;
let loading: Promise<[typeof Practice | undefined, Content, void] | undefined> | undefined;
let close: (() => void) | undefined;

/** The practice floor with messages and style; where they did not load, the next press tries again. */
const script = () =>
  (loading ??= Promise.all([load?.(), fetchContent(), style()]).catch(() => (loading = undefined)));

/** In the page's language. */
async function fetchContent(): Promise<Content> {
  const answer = await fetch(place()?.dataset['messages'] ?? '');
  if (!answer.ok) throw new Error(`The messages of the practice floor: ${answer.status}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this page's own build
  return (await answer.json()) as Content;
}

/** @returns when it is there. The build says where it is; a page in development has it already. */
async function style(): Promise<void> {
  const href = place()?.dataset['style'];
  if (!href) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
}

/** Opens it where the address says so; a pointer that rests on a button to it fetches it. */
export function startPractice(loadPractice: LoadPractice): void {
  load = loadPractice;
  followAddress();
  for (const link of links()) {
    let timer = 0;
    link.addEventListener('pointerenter', () => {
      timer = window.setTimeout(() => void script(), REST_MS);
    });
    link.addEventListener('pointerleave', () => clearTimeout(timer));
  }
}

/**
 * A press on a button to the practice floor opens it, as an entry of its own in the history. Where
 * its script does not come in time, the button does what it does without script, and says why.
 */
export function pressPractice(event: Event, pressed: Element): void {
  const link = pressed.closest<HTMLAnchorElement>('[data-practice]');
  // With a modifier the browser opens its address.
  if (link && event.defaultPrevented) void open(link, true);
}

/** Opens and closes the practice floor as the address says: on load, and on the way back. */
export function followAddress(): void {
  const link = links().find(({ dataset }) => dataset['practice'] === location.hash);
  if (!link) close?.();
  else if (!close) void open(link, false);
}

async function open(link: HTMLAnchorElement, isPress: boolean): Promise<void> {
  const hash = link.dataset['practice'];
  const mode = MODES.get(hash);
  if (!mode || close || links().some(({ ariaBusy }) => ariaBusy)) return;
  const { href } = location;
  link.ariaBusy = 'true';
  say('');
  const [practice, content] = (await inTime()) ?? [];
  link.ariaBusy = null;
  // Whoever has gone to another place meanwhile stays there.
  if (location.href !== href) return followAddress();
  if (!practice || !content) return goWithout(link);
  if (isPress) {
    // As `goToSection.ts` leaves a place, so that `returnToPlace.ts` finds the button again.
    const number = [...document.querySelectorAll('a[href^="#"]')].indexOf(link);
    history.replaceState({ link: number, top: scrollY }, '');
    history.pushState({ opened: true }, '', hash);
  }
  close = practice.openPractice({
    content,
    mode,
    onClosed: () => {
      close = undefined;
      leave(link);
    },
    onTake: () => history.replaceState(history.state, '', '#practice'),
    onStart: () => {
      history.replaceState({}, '', FORM);
      close?.();
      document.querySelector<HTMLElement>(`main a[href="${FORM}"]`)?.click();
    },
  });
}

const inTime = () =>
  Promise.race([
    script(),
    new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ]);

/** Back to the page as it was. An address that was loaded has nothing of ours behind it. */
function leave(opener: HTMLElement): void {
  if (!MODES.has(location.hash)) return;
  if ((history.state as { opened?: true } | null)?.opened) return history.back();
  history.replaceState(null, '', location.pathname + location.search);
  opener.focus({ preventScroll: true });
}

function goWithout(link: HTMLElement): void {
  const hash = link.dataset['practice'];
  delete link.dataset['practice'];
  say(place()?.dataset['late'] ?? '');
  link.click();
  // Once this press is through; the next one tries again.
  setTimeout(() => (link.dataset['practice'] = hash));
  // Stands above the board that the link leads to.
  place()?.scrollIntoView();
}

function say(text: string): void {
  const status = place();
  if (status) status.textContent = text;
}
