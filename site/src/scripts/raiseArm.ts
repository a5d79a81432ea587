import { FORM_SENT } from '#contract/formFrame.ts';

/** The figure on the floor raises its arm once the embedded form says that a sign-up was thanked for. */
export function raiseArm(): void {
  addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
    const section = document.getElementById('tmx-form-section');
    const frame = section?.querySelector('iframe');
    if (data !== FORM_SENT || !frame || source !== frame.contentWindow) return;
    if (origin === new URL(frame.src).origin) section?.setAttribute('data-sent', '');
  });
}
