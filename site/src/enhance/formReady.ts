import { FORM_READY } from '#contract/formFrame.ts';

/**
 * Notes that the embedded form said it is there, for the island that may come to life only later:
 * `data-form-ready` on the root element holds the form's origin.
 */
export function hearForm(): void {
  window.addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
    const frame = document.querySelector<HTMLIFrameElement>('#tmx-form-section iframe');
    if (data !== FORM_READY || !frame || source !== frame.contentWindow) return;
    document.documentElement.dataset['formReady'] = origin;
  });
}
