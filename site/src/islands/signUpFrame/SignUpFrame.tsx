import type { Ref } from 'react';
import type { IslandMessages } from '../../i18n/islandMessages.ts';
import { Button } from '../../components/Button.tsx';
import styles from './SignUpFrame.module.css';
import type { FormProvider } from './formProvider.ts';
import { FormIframe, type FormIframeProps } from './FormIframe.tsx';

/** Who shows the form, and what is said around it. */
export type FormProps = {
  messages: IslandMessages<'signUpFrame'>;
  form: FormProvider;
  /** `ask`: nothing of the form loads before the visitor chose to. */
  consent: 'load' | 'ask';
};

type SignUpFrameProps = FormProps &
  Omit<FormIframeProps, 'title'> & {
    spot: Ref<HTMLDivElement>;
    /** Makes the frame anew, empty until the visitor is asked or with the form. */
    restart: (kind: 'asking' | 'loading') => void;
  };

/** The form in its frame: 600 px in every state. Works as plain HTML; script adds the rest. */
export function SignUpFrame(props: SignUpFrameProps) {
  const { messages, form, consent, kind, attempt, address, spot, restart } = props;
  const isOwn = form.provider === 'embedded';
  return (
    <div
      ref={spot}
      role="group"
      aria-label={messages.title}
      tabIndex={-1}
      className={styles.spot}
      data-kind={kind}
    >
      {isOwn && kind === 'loading' && <i className={styles.ghost} aria-hidden="true" />}
      <FormIframe key={attempt} {...props} title={messages.title} />
      {kind === 'asking' && (
        <div className={styles.panel}>
          <p>{messages['consent.text']}</p>
          <div className="needs-script">
            <Button kind="ink" onClick={() => restart('loading')}>
              {messages['consent.show']}
            </Button>
          </div>
        </div>
      )}
      {kind === 'silent' && (
        <div className={styles.panel} role="alert">
          <p>{messages['silent.text']}</p>
          <Button kind="ink" onClick={() => restart('loading')}>
            {messages['silent.retry']}
          </Button>
          <a href={address} target="_blank" rel="noopener">
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
