import { useEffect, useRef, useState } from 'react';
import { REQUEST_TIMEOUT_MS } from '#contract/time.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { IslandError, type Failure } from '../../components/IslandError.tsx';
import type { IslandMessages } from '../../i18n/islandMessages.ts';
import { announceSignUp } from './announceSignUp.ts';
import { FormIframe, type FrameKind } from './FormIframe.tsx';
import { formAddress, formEvent, type FormProvider } from './formProvider.ts';
import styles from './SignUpFrame.module.css';

/** The form's provider and the texts around it. */
type SignUpFrameProps = {
  messages: IslandMessages<'signUpFrame'>;
  form: FormProvider;
  /** `ask`: nothing loads until the visitor agrees. */
  consent: 'load' | 'ask';
};

/** An island because it watches the form load, and asks for consent where the law requires it. */
export function SignUpFrameIsland({ failure, ...props }: SignUpFrameProps & { failure: Failure }) {
  return (
    <ErrorBoundary fallback={<IslandError {...failure} />}>
      <SignUpFrame {...props} />
    </ErrorBoundary>
  );
}

/**
 * The form in its frame, 600 px high in every state. Works as plain HTML. A frame's `load` event also fires for error
 * pages and refused connections, so only a message from our own form proves that it works. External forms may send
 * messages, but not all services do.
 */
function SignUpFrame({ messages, form, consent }: SignUpFrameProps) {
  const [kind, setKind] = useState<FrameKind>(consent === 'ask' ? 'asking' : 'loading');
  const [attempt, setAttempt] = useState(0);
  const [address, setAddress] = useState(formAddress(form));
  const spot = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isOwn = form.provider === 'embedded';
  const isAwaited = isOwn && kind === 'loading';

  useEffect(() => {
    // `FormCampaign.astro` may have changed it.
    setAddress((given) => frame.current?.dataset['address'] ?? given);
    const isForm = (origin: string) =>
      frame.current?.src && origin === new URL(frame.current.src).origin;
    // Our own form may have been ready before the island was (`FormReady.astro`).
    if (isForm(document.documentElement.dataset['formReady'] ?? '')) setKind('ready');
    const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !isForm(origin)) return;
      const event = formEvent(data);
      // A late message removes the fallback.
      if (event === 'ready') setKind('ready');
      const section = spot.current?.closest('section');
      // The thanks page may load again, in which case nothing new was stored.
      if (event !== 'sent' || section?.hasAttribute('data-sent')) return;
      // The drawn person raises an arm, and `countVisit` counts the form as sent.
      section?.setAttribute('data-sent', '');
      announceSignUp();
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
      timer = setTimeout(giveUp, REQUEST_TIMEOUT_MS);
    });
    observer.observe(frame.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isAwaited]);

  function restart(next: 'asking' | 'loading') {
    // The pressed button disappears, so focus stays here.
    spot.current?.focus({ preventScroll: true });
    setKind(next);
    setAttempt(attempt + 1);
  }

  return (
    <div
      ref={spot}
      role="group"
      aria-label={messages.title}
      tabIndex={-1}
      className={styles.spot}
      data-kind={kind}
    >
      <FormIframe
        key={attempt}
        title={messages.title}
        {...{ form, kind, attempt, address, frame }}
      />
      {kind === 'asking' && (
        <div className={styles.panel}>
          <p>{messages['consent.text']}</p>
          <div className="needs-script">
            <Button kind="ring" onClick={() => restart('loading')}>
              {messages['consent.show']}
            </Button>
          </div>
        </div>
      )}
      {kind === 'silent' && (
        <div className={styles.panel} role="alert">
          <p>{messages['silent.text']}</p>
          <Button kind="ring" onClick={() => restart('loading')}>
            {messages['silent.retry']}
          </Button>
          <a href={address} target="_blank" rel="noopener" className="touch">
            {messages['silent.newTab']}
          </a>
        </div>
      )}
      <div className={styles.under}>
        {!isOwn && <p>{messages.hint}</p>}
        {consent === 'ask' && kind !== 'asking' && (
          <button type="button" onClick={() => restart('asking')}>
            {messages['consent.hide']}
          </button>
        )}
      </div>
    </div>
  );
}
