import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { getEnglishMessages } from '../../../test/englishMessages.ts';
import { SignUpFrameIsland } from './SignUpFrame.island.tsx';
import type { FormProvider } from './formProvider.ts';

const messages = getEnglishMessages('signUpFrame');
// Refuses connections.
const FORM_ORIGIN = 'http://localhost:9';
const ownForm = { provider: 'embedded', origin: FORM_ORIGIN, path: '/form/' } as const;
const externalForm: FormProvider = { provider: 'url', url: `${FORM_ORIGIN}/f` };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const advanceTime = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
/** Waits until the frame is visible and the timeout has started. */
const waitForTimeout = () => expect.poll(() => vi.getTimerCount()).toBe(1);

async function renderSection(form: FormProvider = ownForm, consent: 'load' | 'ask' = 'load') {
  const screen = await render(
    <section>
      <SignUpFrameIsland {...{ messages, form, consent }} failure={{ heading: '', reload: '' }} />
    </section>,
  );
  const { container } = screen;
  const getFrame = () => container.querySelector('iframe');
  return {
    container,
    getFrame,
    getAlert: () => container.querySelector('[role="alert"]'),
    getState: () => container.querySelector('[data-kind]')?.getAttribute('data-kind'),
    isSent: () => container.querySelector('section[data-sent]') !== null,
    clickButton: (name: string) => screen.getByRole('button', { name }).click(),
    expectFocus: () =>
      expect.element(screen.getByRole('group', { name: messages.title })).toHaveFocus(),
    sendMessage: (
      data: unknown,
      origin = FORM_ORIGIN,
      source = getFrame()?.contentWindow ?? null,
    ) => void dispatchEvent(new MessageEvent('message', { data, origin, source })),
  };
}

test("shows a fallback when the form isn't ready after 8 s", async () => {
  const { getAlert, getFrame, getState, clickButton, expectFocus, sendMessage } =
    await renderSection();
  expect(getFrame()).toMatchObject({ title: messages.title, loading: 'lazy' });
  await waitForTimeout();
  await advanceTime(7.9);
  expect(getAlert()).toBeNull();
  await advanceTime(0.2);
  await expect.poll(getAlert).not.toBeNull();
  sendMessage('form:ready', 'https://evil.example');
  sendMessage('form:ready', FORM_ORIGIN, window);
  await advanceTime(0.1);
  expect(getState()).toBe('timedOut');
  await clickButton(messages['silent.retry']);
  await expect.poll(getAlert).toBeNull();
  // Focus moves to the group, because the clicked button is gone.
  await expectFocus();
  await waitForTimeout();
  await advanceTime(8.1);
  await expect.poll(getState).toBe('timedOut');
  sendMessage('form:ready');
  await expect.poll(getState).toBe('ready');
  expect(getAlert()).toBeNull();
});

test('starts the timeout when the frame scrolls into view', async () => {
  document.body.style.paddingBlockStart = '300vh';
  onTestFinished(() => document.body.removeAttribute('style'));
  const { getFrame } = await renderSection();
  // This observer runs after the frame's.
  const body = document.body;
  await new Promise((resolve) => new IntersectionObserver(resolve).observe(body));
  expect(vi.getTimerCount()).toBe(0);
  getFrame()?.scrollIntoView();
  await waitForTimeout();
});

test('sandboxes an external form and ignores messages from other origins', async () => {
  const { container, getAlert, getFrame, getState, isSent, sendMessage } =
    await renderSection(externalForm);
  const sentMessage = '{"event":"Tally.FormSubmitted","payload":{}}';
  expect(getFrame()?.getAttribute('sandbox')).toContain('allow-forms');
  expect(container.querySelector('[aria-hidden]')).toBeNull();
  expect(container.textContent).toContain(messages.hint);
  sendMessage(sentMessage, 'https://evil.example');
  sendMessage(sentMessage, FORM_ORIGIN, window);
  await advanceTime(20);
  expect([getAlert(), getState(), isSent()]).toEqual([null, 'loading', false]);
  sendMessage({ type: 'form-ready' });
  await expect.poll(getState).toBe('ready');
  sendMessage(sentMessage);
  expect(isSent()).toBe(true);
});

test('reports a sign-up to analytics once, without personal data', async () => {
  const { sendMessage } = await renderSection();
  const details: unknown[] = [];
  const recordDetail = (event: Event) => details.push((event as CustomEvent).detail);
  const originalUrl = location.href;
  history.replaceState(null, '', '?utm_campaign=spring&email=ada%40example.com');
  window.dataLayer = [];
  addEventListener('sign-up:stored', recordDetail);
  onTestFinished(() => {
    history.replaceState(null, '', originalUrl);
    delete window.dataLayer;
    removeEventListener('sign-up:stored', recordDetail);
  });
  sendMessage('form:sent');
  sendMessage('form:sent');
  const detail = {
    page: location.pathname,
    language: document.documentElement.lang,
    utm_campaign: 'spring',
  };
  expect(details).toEqual([detail]);
  expect(window.dataLayer).toEqual([{ event: 'sign_up', ...detail }]);
});

test('loads the form only while the visitor consents', async () => {
  const { getFrame, clickButton, expectFocus } = await renderSection(ownForm, 'ask');
  const getSource = () => getFrame()?.getAttribute('src');
  expect(getSource()).toBeNull();
  await clickButton(messages['consent.show']);
  await expect.poll(getSource).toBe(`${FORM_ORIGIN}/form/`);
  await expectFocus();
  await clickButton(messages['consent.hide']);
  await expect.poll(getSource).toBeNull();
});
