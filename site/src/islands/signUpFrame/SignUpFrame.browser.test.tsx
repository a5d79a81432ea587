import '../../styles/layers.css';
import '../../styles/site.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SignUpFrame, type SignUpFrameMessages } from './SignUpFrame.tsx';
import type { FormProvider } from './formAddress.ts';
import type { FrameDependencies } from './frameDependencies.ts';

const messages: SignUpFrameMessages = {
  title: 'TMX sign-up form',
  'consent.text': 'Nothing loads yet.',
  'consent.show': 'Show it',
  'consent.remember': 'Remember',
  'consent.hide': 'Hide it',
  'silent.text': 'The form did not load.',
  'silent.retry': 'Try again',
  'silent.newTab': 'Open in a new tab',
  hint: 'If no form appears here, open it in a new tab.',
};
// Origins on which nothing answers.
const PAGE = 'http://localhost:8/';
const ELSEWHERE = 'http://localhost:9';
const ownForm: FormProvider = { provider: 'embedded', origin: ELSEWHERE, path: '/form/' };

beforeEach(() => {
  vi.useFakeTimers();
  // As the page's head says it: without script the buttons are not offered.
  document.documentElement.classList.add('js');
});
afterEach(() => void vi.useRealTimers());
const pass = async (seconds: number) => {
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  await new Promise((resolve) => queueMicrotask(() => resolve(null)));
};

async function section(
  form = ownForm,
  consent: 'load' | 'ask' = 'load',
  pageAddress = PAGE,
  before?: string,
) {
  const listeners = new Set<(event: MessageEvent<unknown>) => void>();
  let remembered = false;
  const browser: FrameDependencies = {
    pageAddress: () => pageAddress,
    theme: () => 'system',
    onMessage: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onVisible: (_, listener) => {
      listener();
      return () => undefined;
    },
    onTheme: () => () => undefined,
    heardBefore: () => before,
    remembered: {
      read: () => remembered,
      write: (value) => {
        remembered = value;
      },
    },
  };
  const screen = await render(
    <SignUpFrame messages={messages} form={form} consent={consent} browser={browser} />,
  );
  const { container } = screen;
  const frame = () => container.querySelector('iframe');
  return {
    screen,
    container,
    frame,
    remembered: () => remembered,
    say: (data: unknown, origin = ELSEWHERE, source = frame()?.contentWindow ?? null) =>
      listeners.forEach((hear) => hear(new MessageEvent('message', { data, origin, source }))),
  };
}

test('the frame is 600 px high, titled and lazy', async () => {
  const { frame } = await section();
  expect(frame()?.getBoundingClientRect().height).toBe(600);
  expect(frame()?.title).toBe('TMX sign-up form');
  expect(frame()?.loading).toBe('lazy');
});

test('an outside form is sandboxed, and not drawn as ours while it loads', async () => {
  const { frame, container } = await section({ provider: 'url', url: 'https://localhost:9/f' });
  expect(frame()?.getAttribute('sandbox')).toContain('allow-forms');
  expect(container.querySelector('[aria-hidden]')).toBeNull();
});

test('campaign parameters of the page reach the form', async () => {
  const { frame } = await section(ownForm, 'load', `${PAGE}?utm_source=news&x=1`);
  expect(frame()?.src).toBe('http://localhost:9/form/?utm_source=news');
});

test('a form that stays silent for 8 seconds gives way to a fallback, and can be tried again', async () => {
  const { container, screen } = await section();
  await pass(7.9);
  expect(container.textContent).not.toContain('did not load');
  await pass(0.2);
  await expect.element(screen.getByRole('alert')).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  // The pressed button is gone; focus is not.
  await expect.element(screen.getByRole('group', { name: 'TMX sign-up form' })).toHaveFocus();
});

test('a form that said it is there is never called silent', async () => {
  const { container, say } = await section();
  say('form:ready');
  await pass(20);
  expect(container.textContent).not.toContain('did not load');
});

test('a form that said so before the island was alive is not called silent either', async () => {
  const { container } = await section(ownForm, 'load', PAGE, ELSEWHERE);
  await pass(20);
  expect(container.textContent).not.toContain('did not load');
});

test('a form under the page’s own host name is heard, whatever that name is', async () => {
  const page = 'http://www.localhost:7/es/';
  const own: FormProvider = { provider: 'embedded', origin: '', path: '/es/form/' };
  const { container, frame, say } = await section(own, 'load', page);
  expect(frame()?.src).toBe('http://www.localhost:7/es/form/');
  say('form:ready', 'http://www.localhost:7');
  await pass(20);
  expect(container.textContent).not.toContain('did not load');
});

test('a stranger cannot speak for the form', async () => {
  const { screen, say } = await section();
  say('form:ready', 'https://evil.example');
  say('form:ready', ELSEWHERE, window);
  await pass(8.1);
  await expect.element(screen.getByRole('alert')).toBeInTheDocument();
});

test('an outside form, which never speaks, is not accused of silence', async () => {
  const { container } = await section({ provider: 'url', url: 'https://localhost:9/f' });
  await pass(20);
  expect(container.querySelector('[role="alert"]')).toBeNull();
  expect(container.textContent).toContain(messages.hint);
});

test('where consent is asked, nothing loads before it, and it can be taken back', async () => {
  const { frame, screen, remembered } = await section(ownForm, 'ask');
  expect(frame()?.hasAttribute('src')).toBe(false);
  await screen.getByLabelText('Remember').click();
  await screen.getByRole('button', { name: 'Show it' }).click();
  await expect.poll(() => frame()?.getAttribute('src')).toBe('http://localhost:9/form/');
  await expect.element(screen.getByRole('group', { name: 'TMX sign-up form' })).toHaveFocus();
  expect(remembered()).toBe(true);
  await screen.getByRole('button', { name: 'Hide it' }).click();
  await expect.poll(() => frame()?.hasAttribute('src')).toBe(false);
  expect(remembered()).toBe(false);
});
