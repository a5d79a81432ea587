import { useEffect, useReducer, useRef, useState } from 'react';
import type { SignUpFrameWords as AllWords } from '../../content/signUpFrame.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFrame } from './FormFrame.tsx';
import styles from './SignUpFrame.module.css';
import { formAddress, type FormProvider } from './formAddress.ts';
import { frameState, type FrameEvent } from './frameState.ts';
import type { FrameWorld } from './frameWorld.ts';

/**
 * Every word that this frame may say. `consent`: where the form waits to be asked for. `hint`: under the
 * frame of an outside service, of which the page cannot know whether it loaded.
 */
export type SignUpFrameWords = Pick<AllWords, 'title' | 'silent'> &
  Partial<Pick<AllWords, 'consent' | 'hint'>>;

export type SignUpFrameProps = {
  words: SignUpFrameWords;
  form: FormProvider;
  /** `ask`: nothing of the form loads before the visitor chose to. */
  consent: 'load' | 'ask';
  world: FrameWorld;
};

/** The form in its frame: 600 px in every state. Works as plain HTML; script adds the rest. */
export function SignUpFrame(props: SignUpFrameProps) {
  const { words, form, consent, world } = props;
  const [state, send] = useReducer(
    frameState,
    consent === 'ask' ? { kind: 'asking' as const } : { kind: 'loading' as const, attempt: 0 },
  );
  // Read once, and the same as `campaignScript` has written by now: a frame whose address changes
  // loads the form anew, without what the visitor has typed.
  const [address] = useState(() => formAddress(form, world.search(), world.theme()));
  const asking = state.kind === 'asking';
  const spot = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (consent === 'ask' && world.remembered.read()) send('shown');
  }, [consent, world]);

  function press(event: FrameEvent) {
    // The pressed button goes away; focus stays in the spot.
    spot.current?.focus({ preventScroll: true });
    send(event);
  }

  return (
    <div
      ref={spot}
      role="group"
      aria-label={words.title}
      tabIndex={-1}
      className={styles.spot}
      data-kind={state.kind}
    >
      <Ghost />
      <FormFrame
        {...props}
        key={asking ? 'asking' : state.attempt}
        address={address}
        state={state}
        send={send}
      />
      {asking && words.consent && (
        <ConsentPanel
          words={words.consent}
          onShow={(remember) => {
            world.remembered.write(remember);
            press('shown');
          }}
        />
      )}
      {state.kind === 'silent' && form.provider === 'embedded' && (
        <div className={styles.panel} role="alert">
          <p>{words.silent.text}</p>
          <Button kind="ink" onClick={() => press('try again')}>
            {words.silent.retry}
          </Button>
          <a href={address} target="_blank" rel="noopener">
            {words.silent.newTab}
          </a>
        </div>
      )}
      <div className={styles.under}>
        {form.provider !== 'embedded' && <p>{words.hint}</p>}
        {consent === 'ask' && !asking && (
          <button
            type="button"
            className={styles.forget}
            onClick={() => {
              world.remembered.write(false);
              press('hidden');
            }}
          >
            {words.consent?.hide}
          </button>
        )}
      </div>
    </div>
  );
}

type ConsentPanelProps = { words: AllWords['consent']; onShow: (remember: boolean) => void };

/** Stands before the form where the law wants a choice first. */
function ConsentPanel({ words, onShow }: ConsentPanelProps) {
  const [remember, setRemember] = useState(false);
  return (
    <div className={styles.panel}>
      <p>{words.text}</p>
      <Button kind="ink" onClick={() => onShow(remember)}>
        {words.show}
      </Button>
      <label className={styles.remember}>
        <input
          type="checkbox"
          checked={remember}
          onChange={(event) => setRemember(event.currentTarget.checked)}
        />
        {words.remember}
      </label>
    </div>
  );
}

/** The form as it will be, drawn: four labels and their fields. */
function Ghost() {
  return (
    <div className={styles.ghost} aria-hidden="true">
      <i />
      <b />
      <i />
      <b />
      <i />
      <b />
      <i />
      <b />
    </div>
  );
}
