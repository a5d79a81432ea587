/* oxlint-disable react/iframe-missing-sandbox --
   The form needs its own origin to post to itself. The companion refuses to start when that is the
   page's, where a frame with both permissions could lift its own sandbox. */
import { useEffect, useRef } from 'react';
import { FORM_PATIENCE_MS, FORM_READY, FORM_THEMES } from '#contract/formFrame.ts';
import styles from './SignUpFrame.module.css';
import { layoutAttributes } from './formAddress.ts';
import type { FrameEvent, FrameState } from './frameState.ts';
import type { SignUpFrameProps } from './SignUpFrame.tsx';

type FormFrameProps = SignUpFrameProps & {
  /** The form's, with the campaign. */
  address: string;
  /** While it asks, the frame stands empty, and nothing is asked of anyone. */
  state: FrameState;
  send: (event: FrameEvent) => void;
};

/**
 * One attempt at showing the form. Only a message from the embedded form proves that it is alive: a
 * frame's `load` event comes for error pages and refused connections alike. A form of an outside
 * service is not waited for, because it never says anything.
 */
export function FormFrame({ words, form, address, state, send, world }: FormFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { kind } = state;
  const empty = kind === 'asking';
  const stoodInHtml = kind !== 'asking' && state.attempt === 0;
  const origin = form.provider === 'embedded' ? new URL(form.origin).origin : null;

  useEffect(() => {
    if (origin === null) return undefined;
    // It may have said so before the island was alive. Another attempt loads the form anew, and it
    // says so anew.
    if (stoodInHtml && world.heardBefore() === origin) send('said ready');
    return world.onMessage(({ origin: from, source, data }) => {
      const ours = from === origin && source === frame.current?.contentWindow;
      if (ours && data === FORM_READY) send('said ready');
    });
  }, [stoodInHtml, origin, send, world]);

  useEffect(() => {
    // Only a form that is alive hears it; to anything else in its place the browser refuses to speak.
    if (origin === null || kind !== 'ready') return undefined;
    return world.onTheme((theme) => {
      frame.current?.contentWindow?.postMessage(FORM_THEMES[theme], origin);
    });
  }, [origin, kind, world]);

  useEffect(() => {
    if (origin === null || kind !== 'loading' || !frame.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = world.onVisible(frame.current, () => {
      timer = setTimeout(() => send('stayed silent'), FORM_PATIENCE_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [origin, kind, send, world]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={words.title}
      src={empty ? undefined : address}
      inert={empty}
      height="600"
      loading="lazy"
      // An empty frame is the page's own: nothing to keep out, and browsers warn of the pair below.
      sandbox={
        empty
          ? undefined
          : 'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox'
      }
      allow=""
      referrerPolicy="strict-origin-when-cross-origin"
      {...layoutAttributes(form)}
    />
  );
}
