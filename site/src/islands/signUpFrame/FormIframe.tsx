/* oxlint-disable react/iframe-missing-sandbox --
   Our own form is a page of the site and needs no sandbox. An external one needs its own origin to post to itself; on
   the page's origin, both permissions together would let a frame remove its sandbox. */
import type { Ref } from 'react';
import { getFormUrl, type FormProvider } from './formProvider.ts';

/**
 * The state of the reserved 600 px. `asking`: whether the form may load. `loading`: the frame over a drawn form.
 * `ready`: the form said so. `silent`: it did not in time.
 */
export type FrameKind = 'asking' | 'loading' | 'ready' | 'silent';

export type FormIframeProps = {
  title: string;
  form: FormProvider;
  /** The address for a reloaded form, with the campaign. */
  address: string;
  kind: FrameKind;
  /** How often the frame was recreated. Attempt 0 is in the HTML. */
  attempt: number;
  frame: Ref<HTMLIFrameElement>;
};

const OUTSIDE_PERMISSIONS =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** Empty and without requests while the visitor is asked. */
export function FormIframe({ title, form, kind, attempt, address, frame }: FormIframeProps) {
  const isEmpty = kind === 'asking';
  const inHtml = getFormUrl(form);
  // The built frame keeps its address, which `FormCampaign.astro` may have changed. Another address would reload the
  // form and lose what the visitor typed.
  const source = attempt === 0 ? inHtml : address;
  return (
    <iframe
      ref={frame}
      title={title}
      src={isEmpty ? undefined : source}
      data-address={inHtml}
      inert={isEmpty}
      width="100%"
      height="600"
      loading="lazy"
      // An empty frame has the page's origin, where browsers warn of this sandbox.
      sandbox={form.provider === 'embedded' || isEmpty ? undefined : OUTSIDE_PERMISSIONS}
      allow=""
      referrerPolicy="strict-origin-when-cross-origin"
      {...layoutAttributes(form)}
    />
  );
}

/** What LeadConnector's script would read from its frame. We don't load that script. */
function layoutAttributes(form: FormProvider): Record<string, string> {
  if (form.provider !== 'leadconnector') return {};
  const frame = `inline-${form.formId}`;
  return {
    id: frame,
    'data-layout': "{'id':'INLINE'}",
    'data-trigger-type': 'alwaysShow',
    'data-trigger-value': '',
    'data-activation-type': 'alwaysActivated',
    'data-activation-value': '',
    'data-deactivation-type': 'neverDeactivate',
    'data-deactivation-value': '',
    'data-form-name': form.formName,
    'data-height': '600',
    'data-layout-iframe-id': frame,
    'data-form-id': form.formId,
  };
}
