/* oxlint-disable react/iframe-missing-sandbox --
   Our own form is a page of the site and needs none. An outside one needs its own origin to post to
   itself; a frame with both permissions could lift its sandbox on the page's origin alone. */
import { useEffect, useRef } from 'react';
import { FORM_PATIENCE_MS, FORM_READY, FORM_THEMES } from '#contract/formFrame.ts';
import styles from './SignUpFrame.module.css';
import { layoutAttributes } from './formAddress.ts';
import type { FrameEvent, FrameState } from './frameState.ts';
import type { SignUpFrameProps } from './SignUpFrame.tsx';

type FormFrameProps = SignUpFrameProps & {
  /** The form's, with the campaign; whole in the browser, perhaps a path where the page is built. */
  address: string;
  /** While it asks, the frame stands empty, and nothing is asked of anyone. */
  state: FrameState;
  send: (event: FrameEvent) => void;
};

const OUTSIDE_PERMISSIONS =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * One attempt at showing the form. Only a message from our own form proves that it is alive: a frame's
 * `load` event comes for error pages and refused connections alike. A form of an outside service is not
 * waited for, because it never says anything.
 */
export function FormFrame({ messages, form, address, state, send, browser }: FormFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { kind } = state;
  const isEmpty = kind === 'asking';
  const stoodInHtml = kind !== 'asking' && state.attempt === 0;
  const isOwn = form.provider === 'embedded';

  useEffect(() => {
    if (!isOwn) return undefined;
    const { origin } = new URL(address);
    // It may have said so before the island was alive. Another attempt loads the form anew, and it
    // says so anew.
    if (stoodInHtml && browser.heardBefore() === origin) send('said ready');
    return browser.onMessage((message) => {
      const isOurs = message.origin === origin && message.source === frame.current?.contentWindow;
      if (isOurs && message.data === FORM_READY) send('said ready');
    });
  }, [isOwn, stoodInHtml, address, send, browser]);

  useEffect(() => {
    // Only a form that is alive hears it; to anything else in its place the browser refuses to speak.
    if (!isOwn || kind !== 'ready') return undefined;
    return browser.onTheme((theme) => {
      frame.current?.contentWindow?.postMessage(FORM_THEMES[theme], new URL(address).origin);
    });
  }, [isOwn, address, kind, browser]);

  useEffect(() => {
    if (!isOwn || kind !== 'loading' || !frame.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = browser.onVisible(frame.current, () => {
      timer = setTimeout(() => send('stayed silent'), FORM_PATIENCE_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isOwn, kind, send, browser]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={messages.title}
      src={isEmpty ? undefined : address}
      inert={isEmpty}
      height="600"
      loading="lazy"
      // An empty frame is the page's own: nothing to keep out, and browsers warn of these two together.
      sandbox={isOwn || isEmpty ? undefined : OUTSIDE_PERMISSIONS}
      allow=""
      referrerPolicy="strict-origin-when-cross-origin"
      {...layoutAttributes(form)}
    />
  );
}
