import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ConsentPanel } from './ConsentPanel.tsx';
import { FormFrame } from './FormFrame.tsx';
import styles from './SignUpFrame.module.css';
import { formAddress } from './formAddress.ts';
import type { FormProvider } from './formAddress.ts';
import { frameState } from './frameState.ts';
import type { FrameWorld } from './frameWorld.ts';
import type { SignUpFrameWords } from './signUpFrameWords.ts';

type SignUpFrameProps = {
  words: SignUpFrameWords;
  form: FormProvider;
  consent: 'load' | 'ask';
  world: FrameWorld;
};

/** The form in its frame: 600 px in every state. Works as plain HTML; script adds the rest. */
export function SignUpFrame({ words, form, consent, world }: SignUpFrameProps) {
  const [state, send] = useReducer(
    frameState,
    consent === 'ask' ? { kind: 'asking' as const } : { kind: 'loading' as const, attempt: 1 },
  );
  // The HTML knows no campaign; the address changes only where there is one, and before the lazy
  // frame has begun to load.
  const search = useSyncExternalStore(never, world.search, () => '');
  const address = formAddress(form, search);
  const asking = state.kind === 'asking';

  useEffect(() => {
    if (consent === 'ask' && world.remembered.read()) send('shown');
  }, [consent, world]);

  return (
    <div className={styles.spot} data-kind={state.kind}>
      <Ghost />
      <FormFrame
        key={asking ? 0 : state.attempt}
        title={words.title}
        form={form}
        address={asking ? undefined : address}
        first={
          consent === 'load' && !asking && state.attempt === 1 && address === formAddress(form)
        }
        kind={state.kind}
        send={send}
        world={world}
      />
      {asking && (
        <ConsentPanel
          words={words}
          onShow={(remember) => {
            world.remembered.write(remember);
            send('shown');
          }}
        />
      )}
      {state.kind === 'silent' && form.provider === 'embedded' && (
        <div className={styles.panel} role="alert">
          <p>{words.silent.text}</p>
          <Button kind="ink" onClick={() => send('try again')}>
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
              send('hidden');
            }}
          >
            {words.consent.hide}
          </button>
        )}
      </div>
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

const never = () => () => undefined;
