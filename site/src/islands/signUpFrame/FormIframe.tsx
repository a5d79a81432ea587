/* oxlint-disable react/iframe-missing-sandbox --
   Our own form is part of the site and doesn't need a sandbox. External forms need both `allow-scripts` and
   `allow-same-origin`. A frame could use those to remove its sandbox only if it were on the page's origin. */
import type { Ref } from 'react';
import { getFormUrl, type FormProvider } from './formProvider.ts';

/**
 * `awaitingConsent`: the visitor hasn't consented yet. `ready`: the form reported that it loaded. `timedOut`: the form
 * didn't report in time.
 */
export type FrameState = 'awaitingConsent' | 'loading' | 'ready' | 'timedOut';

export type FormIframeProps = {
  title: string;
  form: FormProvider;
  /** The URL for reloading the form, including campaign parameters. */
  url: string;
  state: FrameState;
  /** How many times the frame has been recreated. Attempt 0 is the frame in the built HTML. */
  attempt: number;
  frame: Ref<HTMLIFrameElement>;
};

const EXTERNAL_FORM_SANDBOX =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** Renders the form's frame. It stays empty until the visitor consents. */
export function FormIframe({ title, form, state, attempt, url, frame }: FormIframeProps) {
  const isEmpty = state === 'awaitingConsent';
  const builtUrl = getFormUrl(form);
  // Keep the URL of the built frame in case `FormCampaign.astro` changed it in the DOM. A new URL would reload the form
  // and lose the visitor's input.
  const source = attempt === 0 ? builtUrl : url;
  return (
    <iframe
      ref={frame}
      title={title}
      src={isEmpty ? undefined : source}
      data-address={builtUrl}
      inert={isEmpty}
      width="100%"
      height="600"
      loading="lazy"
      // An empty frame is on the page's origin, so browsers would log a warning about its sandbox.
      sandbox={form.provider === 'embedded' || isEmpty ? undefined : EXTERNAL_FORM_SANDBOX}
      allow=""
      referrerPolicy="strict-origin-when-cross-origin"
      {...getLayoutAttributes(form)}
    />
  );
}

/** Returns the attributes of LeadConnector's embed code, without its script. */
function getLayoutAttributes(form: FormProvider): Record<string, string> {
  if (form.provider !== 'leadconnector') return {};
  const id = `inline-${form.formId}`;
  return {
    id,
    'data-layout': "{'id':'INLINE'}",
    'data-trigger-type': 'alwaysShow',
    'data-trigger-value': '',
    'data-activation-type': 'alwaysActivated',
    'data-activation-value': '',
    'data-deactivation-type': 'neverDeactivate',
    'data-deactivation-value': '',
    'data-form-name': form.formName,
    'data-height': '600',
    'data-layout-iframe-id': id,
    'data-form-id': form.formId,
  };
}
