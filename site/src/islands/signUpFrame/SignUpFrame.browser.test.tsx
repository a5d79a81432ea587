import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { messagesUnder } from '../../../test/messagesUnder.ts';
import { SignUpFrameIsland } from './SignUpFrame.island.tsx';
import type { FormProvider } from './formProvider.ts';

const messages = messagesUnder('signUpFrame');
// An origin on which nothing answers.
const ELSEWHERE = 'http://localhost:9';
const ownForm = { provider: 'embedded', origin: ELSEWHERE, path: '/form/' } as const;
const outsideForm: FormProvider = { provider: 'url', url: `${ELSEWHERE}/f` };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
/** The eight seconds begin once the frame was seen. */
const seen = () => expect.poll(() => vi.getTimerCount()).toBe(1);

async function section(form: FormProvider = ownForm, consent: 'load' | 'ask' = 'load') {
  const screen = await render(
    <section>
      <SignUpFrameIsland {...{ messages, form, consent }} failure={{ heading: '', reload: '' }} />
    </section>,
  );
  const { container } = screen;
  const frame = () => container.querySelector('iframe');
  return {
    container,
    frame,
    alert: () => container.querySelector('[role="alert"]'),
    kind: () => container.querySelector('[data-kind]')?.getAttribute('data-kind'),
    isSent: () => container.querySelector('section[data-sent]') !== null,
    press: (name: string) => screen.getByRole('button', { name }).click(),
    expectFocus: () =>
      expect.element(screen.getByRole('group', { name: messages.title })).toHaveFocus(),
    say: (data: unknown, origin = ELSEWHERE, source = frame()?.contentWindow ?? null) =>
      void dispatchEvent(new MessageEvent('message', { data, origin, source })),
  };
}

test('shows a fallback for a form silent for 8 s until it answers', async () => {
  const { alert, frame, kind, press, expectFocus, say } = await section();
  expect(frame()).toMatchObject({ title: messages.title, loading: 'lazy' });
  await seen();
  await pass(7.9);
  expect(alert()).toBeNull();
  await pass(0.2);
  await expect.poll(alert).not.toBeNull();
  say('form:ready', 'https://evil.example');
  say('form:ready', ELSEWHERE, window);
  await pass(0.1);
  expect(kind()).toBe('silent');
  await press(messages['silent.retry']);
  await expect.poll(alert).toBeNull();
  // The pressed button is gone, but focus is not lost.
  await expectFocus();
  await seen();
  await pass(8.1);
  await expect.poll(kind).toBe('silent');
  say('form:ready');
  await expect.poll(kind).toBe('ready');
  expect(alert()).toBeNull();
});

test('waits for a form below the window only once it is seen', async () => {
  document.body.style.paddingBlockStart = '300vh';
  onTestFinished(() => document.body.removeAttribute('style'));
  const { frame } = await section();
  // The frame's own observer answers in the same frame, before a newer one.
  const body = document.body;
  await new Promise((resolve) => new IntersectionObserver(resolve).observe(body));
  expect(vi.getTimerCount()).toBe(0);
  frame()?.scrollIntoView();
  await seen();
});

test('sandboxes an external form and hears only its own origin', async () => {
  const { container, alert, frame, kind, isSent, say } = await section(outsideForm);
  const sent = '{"event":"Tally.FormSubmitted","payload":{}}';
  expect(frame()?.getAttribute('sandbox')).toContain('allow-forms');
  expect(container.querySelector('[aria-hidden]')).toBeNull();
  expect(container.textContent).toContain(messages.hint);
  say(sent, 'https://evil.example');
  say(sent, ELSEWHERE, window);
  await pass(20);
  expect([alert(), kind(), isSent()]).toEqual([null, 'loading', false]);
  say({ type: 'form-ready' });
  await expect.poll(kind).toBe('ready');
  say(sent);
  expect(isSent()).toBe(true);
});

test('tells analytics tools of a stored sign-up once, without personal data', async () => {
  const { say } = await section();
  const heard: unknown[] = [];
  const hear = (event: Event) => heard.push((event as CustomEvent).detail);
  const address = location.href;
  history.replaceState(null, '', '?utm_campaign=spring&email=ada%40example.com');
  window.dataLayer = [];
  addEventListener('sign-up:stored', hear);
  onTestFinished(() => {
    history.replaceState(null, '', address);
    delete window.dataLayer;
    removeEventListener('sign-up:stored', hear);
  });
  say('form:sent');
  say('form:sent');
  const detail = {
    page: location.pathname,
    language: document.documentElement.lang,
    utm_campaign: 'spring',
  };
  expect(heard).toEqual([detail]);
  expect(window.dataLayer).toEqual([{ event: 'sign_up', ...detail }]);
});

test('loads nothing before consent, which can be taken back', async () => {
  const { frame, press, expectFocus } = await section(ownForm, 'ask');
  const address = () => frame()?.getAttribute('src');
  expect(address()).toBeNull();
  await press(messages['consent.show']);
  await expect.poll(address).toBe(`${ELSEWHERE}/form/`);
  await expectFocus();
  await press(messages['consent.hide']);
  await expect.poll(address).toBeNull();
});
