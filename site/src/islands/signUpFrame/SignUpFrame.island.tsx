import { useEffect, useRef, useState } from 'react';
import { ANSWER_TIMEOUT_MS } from '#contract/time.ts';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { SignUpFrame, type FormProps } from './SignUpFrame.tsx';
import { formAddress, formEvent } from './formProvider.ts';
import type { FrameKind } from './FormIframe.tsx';

/** An island because it watches the form load, and asks first where the law wants it. */
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
  const [kind, setKind] = useState<FrameKind>(consent === 'ask' ? 'asking' : 'loading');
  const [attempt, setAttempt] = useState(0);
  const [address, setAddress] = useState(formAddress(form));
  const spot = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isAwaited = form.provider === 'embedded' && kind === 'loading';

  useEffect(() => {
    // As `campaignScript` has written it by now.
    setAddress((given) => frame.current?.dataset['address'] ?? given);
    const isForm = (origin: string) =>
      frame.current?.src && origin === new URL(frame.current.src).origin;
    // Our own may have said so before the island was alive (`layouts/firstView.ts`).
    if (isForm(document.documentElement.dataset['formReady'] ?? '')) setKind('ready');
    const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !isForm(origin)) return;
      const event = formEvent(data);
      // One that speaks late takes the place of the fallback.
      if (event === 'ready') setKind('ready');
      // The drawn person raises an arm, and `countVisit` counts the form as sent.
      if (event === 'sent') spot.current?.closest('section')?.setAttribute('data-sent', '');
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);

  useEffect(() => {
    if (!isAwaited || !frame.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const giveUp = () => setKind((now) => (now === 'loading' ? 'silent' : now));
      timer = setTimeout(giveUp, ANSWER_TIMEOUT_MS);
    });
    observer.observe(frame.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isAwaited]);

  function restart(next: 'asking' | 'loading') {
    // The pressed button goes away; focus stays in the spot.
    spot.current?.focus({ preventScroll: true });
    setKind(next);
    setAttempt(attempt + 1);
  }

  return <SignUpFrame {...props} {...{ kind, attempt, address, spot, frame, restart }} />;
}
