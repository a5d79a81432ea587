import '../../styles/layers.css';
import '../../styles/site.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SignUpFrameIsland } from './SignUpFrame.island.tsx';
import type { FormProps } from './SignUpFrame.tsx';
import type { FormProvider } from './formAddress.ts';

const messages: FormProps['messages'] = {
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
// An origin on which nothing answers.
const ELSEWHERE = 'http://localhost:9';
const ownForm = { provider: 'embedded', origin: ELSEWHERE, path: '/form/' } as const;
const outsideForm: FormProvider = { provider: 'url', url: `${ELSEWHERE}/f` };
const root = document.documentElement;

beforeEach(() => {
  vi.useFakeTimers();
  // As the page's head says it: without script the buttons are not offered.
  root.classList.add('js');
});
afterEach(() => {
  vi.useRealTimers();
  delete root.dataset['formReady'];
  localStorage.clear();
});
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
/** The eight seconds begin once the frame was seen. */
const seen = () => expect.poll(() => vi.getTimerCount()).toBe(1);

async function section(form: FormProvider = ownForm, consent: FormProps['consent'] = 'load') {
  const screen = await render(
    <section>
      <SignUpFrameIsland messages={messages} form={form} consent={consent} />
    </section>,
  );
  const { container } = screen;
  const frame = () => container.querySelector('iframe');
  return {
    screen,
    container,
    frame,
    say: (data: unknown, origin = ELSEWHERE, source = frame()?.contentWindow ?? null) =>
      void dispatchEvent(new MessageEvent('message', { data, origin, source })),
  };
}

test('the frame is 600 px high, titled and lazy; a form silent for 8 seconds gives way to a fallback', async () => {
  const { container, frame, screen } = await section();
  expect(frame()?.getBoundingClientRect().height).toBe(600);
  expect(frame()).toMatchObject({ title: 'TMX sign-up form', loading: 'lazy' });
  await seen();
  await pass(7.9);
  expect(container.textContent).not.toContain('did not load');
  await pass(0.2);
  await expect.element(screen.getByRole('alert')).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  // The pressed button is gone; focus is not.
  await expect.element(screen.getByRole('group', { name: 'TMX sign-up form' })).toHaveFocus();
});

test('a form that said so before the island was alive is not called silent', async () => {
  root.dataset['formReady'] = ELSEWHERE;
  const { container } = await section();
  await pass(20);
  expect(container.querySelector('[data-kind="ready"]')).not.toBeNull();
});

test('a form under the page’s own host name is heard, whatever that name is', async () => {
  const { container, frame, say } = await section({ ...ownForm, origin: '', path: '/es/form/' });
  expect(frame()?.src).toBe(`${location.origin}/es/form/`);
  say('form:ready', location.origin);
  await expect.poll(() => container.querySelector('[data-kind="ready"]')).not.toBeNull();
  await pass(20);
  expect(container.textContent).not.toContain('did not load');
});

test('a stranger cannot speak for the form, which takes the place of the fallback when it does', async () => {
  const { container, screen, say } = await section();
  await seen();
  say('form:ready', 'https://evil.example');
  say('form:ready', ELSEWHERE, window);
  await pass(8.1);
  await expect.element(screen.getByRole('alert')).toBeInTheDocument();
  say('form:ready');
  await expect.poll(() => container.querySelector('[role="alert"]')).toBeNull();
});

test('an outside form is sandboxed, and neither drawn as ours nor accused of silence', async () => {
  const { container, frame } = await section(outsideForm);
  expect(frame()?.getAttribute('sandbox')).toContain('allow-forms');
  expect(container.querySelector('[aria-hidden]')).toBeNull();
  await pass(20);
  expect(container.querySelector('[role="alert"]')).toBeNull();
  expect(container.textContent).toContain(messages.hint);
});

test('an outside form is heard from its own frame and origin alone, and is thanked for', async () => {
  const { container, say } = await section(outsideForm);
  const ready = { type: 'form-ready' };
  const sent = '{"event":"Tally.FormSubmitted","payload":{}}';
  const isReady = () => container.querySelector('[data-kind="ready"]') !== null;
  const isSent = () => container.querySelector('section[data-sent]') !== null;
  for (const data of [ready, sent]) {
    say(data, 'https://evil.example');
    say(data, ELSEWHERE, window);
  }
  say('form:sent');
  await pass(20);
  expect([isReady(), isSent()]).toEqual([false, false]);
  say(ready);
  await expect.poll(isReady).toBe(true);
  say(sent);
  expect(isSent()).toBe(true);
});

test('where consent is asked, nothing loads before it, and it can be taken back', async () => {
  const { frame, screen } = await section(ownForm, 'ask');
  expect(frame()?.hasAttribute('src')).toBe(false);
  await screen.getByLabelText('Remember').click();
  await screen.getByRole('button', { name: 'Show it' }).click();
  await expect.poll(() => frame()?.getAttribute('src')).toBe(`${ELSEWHERE}/form/`);
  await expect.element(screen.getByRole('group', { name: 'TMX sign-up form' })).toHaveFocus();
  expect(localStorage).toHaveLength(1);
  await screen.unmount();

  const later = await section(ownForm, 'ask');
  await expect.poll(() => later.frame()?.getAttribute('src')).toBe(`${ELSEWHERE}/form/`);
  await later.screen.getByRole('button', { name: 'Hide it' }).click();
  await expect.poll(() => later.frame()?.hasAttribute('src')).toBe(false);
  expect(localStorage).toHaveLength(0);
});
