/* oxlint-disable react/iframe-missing-sandbox --
   Our own form is part of the site and doesn't need a sandbox. External forms need both `allow-scripts` and
   `allow-same-origin`. A frame could use those to remove its sandbox only if it were on the page's origin. */
import type { Ref } from 'react';
import { getFormUrl, type FormProvider } from './formProvider.ts';

/**
 * `ready` means that the form told us it has loaded, and `timedOut` that it didn't in time.
 */
export type FrameState = 'awaitingConsent' | 'loading' | 'ready' | 'timedOut';

export type FormIframeProps = {
  title: string;
  form: FormProvider;
  /** URL to reload the form from, including campaign parameters. */
  url: string;
  state: FrameState;
  /** Increments when the frame is recreated. Attempt 0 is the frame in the built HTML. */
  attempt: number;
  frame: Ref<HTMLIFrameElement>;
};

const EXTERNAL_FORM_SANDBOX =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** The frame stays empty until the visitor consents. */
export function FormIframe({ title, form, state, attempt, url, frame }: FormIframeProps) {
  const isEmpty = state === 'awaitingConsent';
  const builtUrl = getFormUrl(form);
  // `FormCampaign.astro` may have changed the URL in the DOM. Don't change it again, because that would reload the form
  // and lose the visitor's input.
  const source = attempt === 0 ? builtUrl : url;
  return (
    <iframe
      ref={frame}
      title={title}
      src={isEmpty ? undefined : source}
      data-url={builtUrl}
      inert={isEmpty}
      width="100%"
      height="600"
      loading="lazy"
      // Browsers would log a warning about the sandbox of an empty frame, which has the page's origin.
      sandbox={form.provider === 'embedded' || isEmpty ? undefined : EXTERNAL_FORM_SANDBOX}
      allow=""
      referrerPolicy="strict-origin-when-cross-origin"
      {...getLayoutAttributes(form)}
    />
  );
}

/** Attributes from LeadConnector's embed code. */
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
