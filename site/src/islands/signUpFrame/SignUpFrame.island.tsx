import { useEffect, useRef, useState } from 'react';
import { REQUEST_TIMEOUT_MS } from '#contract/time.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { IslandError, type IslandErrorMessages } from '../../components/IslandError.tsx';
import type { IslandMessages } from '../../i18n/islandMessages.ts';
import { announceSignUp } from './announceSignUp.ts';
import { FormIframe, type FrameState } from './FormIframe.tsx';
import { getFormUrl, parseFormEvent, type FormProvider } from './formProvider.ts';
import styles from './SignUpFrame.module.css';

type SignUpFrameProps = {
  messages: IslandMessages<'signUpFrame'>;
  form: FormProvider;
  /** `ask` loads nothing until the visitor consents. */
  consent: 'load' | 'ask';
};

/** This is an island because it has to detect whether the form loaded, and may have to ask for consent. */
export function SignUpFrameIsland({
  failure,
  ...props
}: SignUpFrameProps & { failure: IslandErrorMessages }) {
  return (
    <ErrorBoundary fallback={<IslandError {...failure} />}>
      <SignUpFrame {...props} />
    </ErrorBoundary>
  );
}

/**
 * The frame also works without JavaScript. Its `load` event fires for error pages and failed connections too, so our own
 * form sends a message when it's ready. Some external forms don't, so the timeout doesn't apply to those.
 */
function SignUpFrame({ messages, form, consent }: SignUpFrameProps) {
  const [state, setState] = useState<FrameState>(consent === 'ask' ? 'awaitingConsent' : 'loading');
  const [attempt, setAttempt] = useState(0);
  const [url, setUrl] = useState(getFormUrl(form));
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isOwn = form.provider === 'embedded';
  const isWaiting = isOwn && state === 'loading';

  useEffect(() => {
    // `FormCampaign.astro` may have added parameters.
    setUrl((initialUrl) => frame.current?.dataset['url'] ?? initialUrl);
    const isFormOrigin = (origin: string) =>
      frame.current?.src && origin === new URL(frame.current.src).origin;
    // Our form may have been ready before this island hydrated (`FormReady.astro`).
    if (isFormOrigin(document.documentElement.dataset['formReady'] ?? '')) setState('ready');
    const handleMessage = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !isFormOrigin(origin)) return;
      const event = parseFormEvent(data);
      if (event === 'ready') setState('ready');
      const section = container.current?.closest('section');
      // Don't count a reloaded thank-you page.
      if (event !== 'sent' || section?.hasAttribute('data-sent')) return;
      // Styles and `countVisit` use this attribute.
      section?.setAttribute('data-sent', '');
      announceSignUp();
    };
    addEventListener('message', handleMessage);
    return () => removeEventListener('message', handleMessage);
  }, []);

  useEffect(() => {
    if (!isWaiting || !frame.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const handleTimeout = () =>
        setState((current) => (current === 'loading' ? 'timedOut' : current));
      timer = setTimeout(handleTimeout, REQUEST_TIMEOUT_MS);
    });
    observer.observe(frame.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isWaiting]);

  function restart(next: 'awaitingConsent' | 'loading') {
    // The focused button is about to disappear.
    container.current?.focus({ preventScroll: true });
    setState(next);
    setAttempt(attempt + 1);
  }

  return (
    <div
      ref={container}
      role="group"
      aria-label={messages.title}
      tabIndex={-1}
      className={styles.container}
      data-kind={state}
    >
      <FormIframe key={attempt} title={messages.title} {...{ form, state, attempt, url, frame }} />
      {state === 'awaitingConsent' && (
        <div className={styles.panel}>
          <p>{messages['consent.text']}</p>
          <div className="needs-script">
            <Button kind="ring" onClick={() => restart('loading')}>
              {messages['consent.show']}
            </Button>
          </div>
        </div>
      )}
      {state === 'timedOut' && (
        <div className={styles.panel} role="alert">
          <p>{messages['silent.text']}</p>
          <Button kind="ring" onClick={() => restart('loading')}>
            {messages['silent.retry']}
          </Button>
          <a href={url} target="_blank" rel="noopener" className="touch">
            {messages['silent.newTab']}
          </a>
        </div>
      )}
      <div className={styles.footer}>
        {!isOwn && <p>{messages.hint}</p>}
        {consent === 'ask' && state !== 'awaitingConsent' && (
          <button type="button" onClick={() => restart('awaitingConsent')}>
            {messages['consent.hide']}
          </button>
        )}
      </div>
    </div>
  );
}
