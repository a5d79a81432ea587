/* oxlint-disable react/iframe-missing-sandbox --
   Our own form is a page of the site and needs none. An outside one needs its own origin to post to
   itself; a frame with both permissions could lift its sandbox on the page's origin alone. */
import type { Ref } from 'react';
import { formAddress, type FormProvider } from './formProvider.ts';

/**
 * What the reserved 600 px show. `asking`: whether the form may load; `loading`: the frame, with a drawn form
 * behind it; `ready`: the form said so; `silent`: it did not in time.
 */
export type FrameKind = 'asking' | 'loading' | 'ready' | 'silent';

export type FormIframeProps = {
  title: string;
  form: FormProvider;
  /** Of a form that is asked for anew, with the campaign. */
  address: string;
  kind: FrameKind;
  /** How often the frame was made anew; the one of attempt 0 stood in the HTML. */
  attempt: number;
  frame: Ref<HTMLIFrameElement>;
};

const OUTSIDE_PERMISSIONS =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** While the visitor is asked, it stands empty, and nothing is asked of anyone. */
export function FormIframe({ title, form, kind, attempt, address, frame }: FormIframeProps) {
  const isEmpty = kind === 'asking';
  const inHtml = formAddress(form);
  // The frame of the HTML keeps its address, which `FormCampaign.astro` may have changed: another one would load
  // the form anew, without what the visitor has typed.
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
      // An empty frame is the page's own: nothing to keep out, and browsers warn of these two together.
      sandbox={form.provider === 'embedded' || isEmpty ? undefined : OUTSIDE_PERMISSIONS}
      allow=""
      referrerPolicy="strict-origin-when-cross-origin"
      {...layoutAttributes(form)}
    />
  );
}

/** What LeadConnector's own script would read from its frame; written out, because no script of it is loaded. */
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
