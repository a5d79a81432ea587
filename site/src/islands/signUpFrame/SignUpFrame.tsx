import { useEffect, useReducer, useRef, useState } from 'react';
import type { islandMessages } from '../../i18n/islandMessages.ts';
import { Button } from '../../components/Button.tsx';
import { FormFrame } from './FormFrame.tsx';
import styles from './SignUpFrame.module.css';
import { formAddress, frameAddress, type FormProvider } from './formAddress.ts';
import { frameState, type FrameEvent } from './frameState.ts';
import type { FrameDependencies } from './frameDependencies.ts';

/** What this frame may say: `signUpFrame.*` of the messages. */
export type SignUpFrameMessages = ReturnType<typeof islandMessages<'signUpFrame'>>;

export type SignUpFrameProps = {
  messages: SignUpFrameMessages;
  form: FormProvider;
  /** `ask`: nothing of the form loads before the visitor chose to. */
  consent: 'load' | 'ask';
  browser: FrameDependencies;
};

/** The form in its frame: 600 px in every state. Works as plain HTML; script adds the rest. */
export function SignUpFrame(props: SignUpFrameProps) {
  const { messages, form, consent, browser } = props;
  const [state, send] = useReducer(
    frameState,
    consent === 'ask' ? { kind: 'asking' as const } : { kind: 'loading' as const, attempt: 0 },
  );
  // Read once, and the same as `campaignScript` has written by now: a frame whose address changes
  // loads the form anew, without what the visitor has typed.
  const [address] = useState(() => {
    const page = browser.pageAddress();
    return page === '' ? formAddress(form) : frameAddress(form, page, browser.theme());
  });
  const isOwn = form.provider === 'embedded';
  const asking = state.kind === 'asking';
  const spot = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (consent === 'ask' && browser.remembered.read()) send('shown');
  }, [consent, browser]);

  function press(event: FrameEvent) {
    // The pressed button goes away; focus stays in the spot.
    spot.current?.focus({ preventScroll: true });
    send(event);
  }

  return (
    <div
      ref={spot}
      role="group"
      aria-label={messages.title}
      tabIndex={-1}
      className={styles.spot}
      data-kind={state.kind}
    >
      {isOwn && state.kind === 'loading' && <i className={styles.ghost} aria-hidden="true" />}
      <FormFrame
        {...props}
        key={asking ? 'asking' : state.attempt}
        address={address}
        state={state}
        send={send}
      />
      {asking && (
        <ConsentPanel
          messages={messages}
          onShow={(remember) => {
            browser.remembered.write(remember);
            press('shown');
          }}
        />
      )}
      {state.kind === 'silent' && isOwn && (
        <div className={styles.panel} role="alert">
          <p>{messages['silent.text']}</p>
          <Button kind="ink" onClick={() => press('try again')}>
            {messages['silent.retry']}
          </Button>
          <a href={address} target="_blank" rel="noopener">
            {messages['silent.newTab']}
          </a>
        </div>
      )}
      <div className={styles.under}>
        {!isOwn && <p>{messages.hint}</p>}
        {consent === 'ask' && !asking && (
          <button
            type="button"
            onClick={() => {
              browser.remembered.write(false);
              press('hidden');
            }}
          >
            {messages['consent.hide']}
          </button>
        )}
      </div>
    </div>
  );
}

type ConsentPanelProps = {
  messages: SignUpFrameMessages;
  onShow: (remember: boolean) => void;
};

/** Stands before the form where the law wants a choice first. */
function ConsentPanel({ messages, onShow }: ConsentPanelProps) {
  const [remember, setRemember] = useState(false);
  return (
    <div className={styles.panel}>
      <p>{messages['consent.text']}</p>
      <div className="needs-script">
        <Button kind="ink" onClick={() => onShow(remember)}>
          {messages['consent.show']}
        </Button>
        <label className={`${styles.remember} cluster`}>
          <input
            type="checkbox"
            checked={remember}
            onChange={(event) => setRemember(event.currentTarget.checked)}
          />
          {messages['consent.remember']}
        </label>
      </div>
    </div>
  );
}
