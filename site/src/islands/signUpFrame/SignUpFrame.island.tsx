import { useEffect, useReducer, useRef, useState } from 'react';
import { FORM_READY, FORM_SENT, FORM_THEMES, toTheme } from '#contract/formFrame.ts';
import { ANSWER_TIMEOUT_MS } from '#contract/time.ts';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { store, stored } from '../../lib/storage.ts';
import { SignUpFrame, type FormProps } from './SignUpFrame.tsx';
import { formAddress } from './formAddress.ts';
import { outsideFormEvent } from './outsideFormEvent.ts';
import { frameState, type FrameEvent } from './FormIframe.tsx';

/** An island because it watches the form load, tells it the theme and asks first where the law wants it. */
export function SignUpFrameIsland(props: FormProps) {
  return (
    <ErrorBoundary>
      <LiveFrame {...props} />
    </ErrorBoundary>
  );
}

/**
 * Only a message from our own form proves that it is alive: a frame's `load` event comes for error pages and
 * refused connections alike. An outside form is listened to, but not waited for: not every service says anything.
 */
function LiveFrame(props: FormProps) {
  const { form, consent } = props;
  const start = { kind: consent === 'ask' ? 'asking' : 'loading', attempt: 0 } as const;
  const [state, send] = useReducer(frameState, start);
  const { kind } = state;
  const [address, setAddress] = useState(formAddress(form));
  const spot = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isOwn = form.provider === 'embedded';

  useEffect(() => {
    // As `campaignScript` has written it by now.
    setAddress((given) => frame.current?.dataset['address'] ?? given);
    if (consent === 'ask' && stored(REMEMBERED)) send('shown');
  }, [consent]);

  useEffect(() => {
    const isForm = (origin: string) => frame.current?.src && origin === originOf(frame.current);
    // Our own may have said so before the island was alive (`layouts/firstView.ts`).
    if (isForm(document.documentElement.dataset['formReady'] ?? '')) send('ready');
    const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !isForm(origin)) return;
      const event = isOwn ? ownFormEvent(data) : outsideFormEvent(data);
      if (event === 'ready') send('ready');
      // The drawn person raises an arm, and `countVisit` counts the form as sent.
      if (event === 'sent') spot.current?.closest('section')?.setAttribute('data-sent', '');
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [isOwn]);

  useEffect(() => {
    if (!isOwn || kind !== 'loading' || !frame.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      timer = setTimeout(() => send('timed out'), ANSWER_TIMEOUT_MS);
    });
    observer.observe(frame.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isOwn, kind]);

  useEffect(() => {
    // Only a form that is alive hears it; to anything else in its place the browser refuses to speak.
    if (!isOwn || kind !== 'ready') return undefined;
    const root = document.documentElement;
    const tell = () => {
      const theme = FORM_THEMES[toTheme(root.dataset['theme'])];
      if (frame.current) frame.current.contentWindow?.postMessage(theme, originOf(frame.current));
    };
    tell();
    const observer = new MutationObserver(tell);
    observer.observe(root, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [isOwn, kind]);

  function press(event: FrameEvent, remember = false) {
    if (event !== 'try again') store(REMEMBERED, remember ? 'yes' : null);
    // The pressed button goes away; focus stays in the spot.
    spot.current?.focus({ preventScroll: true });
    send(event);
  }

  return <SignUpFrame {...props} {...{ state, address, spot, frame, press }} />;
}

function ownFormEvent(data: unknown): 'ready' | 'sent' | undefined {
  if (data === FORM_READY) return 'ready';
  return data === FORM_SENT ? 'sent' : undefined;
}

const originOf = ({ src }: HTMLIFrameElement) => new URL(src).origin;

const REMEMBERED = 'show-sign-up-form';
