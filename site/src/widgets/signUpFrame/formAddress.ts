import { THEME_PARAMETER, UTM_KEYS, UTM_MAX_LENGTH, type Theme } from '#contract/formFrame.ts';
import type { Owner } from '#contract/owner.ts';

/** Who shows the form; `path`: where our own stands in the page's language, by default at `/`. */
export type FormProvider = Exclude<Owner['form'], { provider: 'none' }> & { path?: string };

/**
 * Where the form itself is.
 * @param search the query of the page's own address; of it only the campaign parameters travel on,
 *   each cut to its limit.
 * @param theme that the visitor chose; our own form is then served in it.
 */
export function formAddress(form: FormProvider, search = '', theme: Theme = 'system'): string {
  const address = new URL(bareAddress(form));
  const page = new URLSearchParams(search);
  for (const key of UTM_KEYS) {
    const value = page.get(key);
    if (value) address.searchParams.set(key, [...value].slice(0, UTM_MAX_LENGTH).join(''));
  }
  if (form.provider === 'embedded' && theme !== 'system') {
    address.searchParams.set(THEME_PARAMETER, theme);
  }
  return address.href;
}

function bareAddress(form: FormProvider): string {
  switch (form.provider) {
    case 'embedded':
      return new URL(form.path ?? '/', form.origin).href;
    case 'leadconnector':
      return new URL(`/widget/form/${form.formId}`, form.host).href;
    case 'url':
      return form.url;
  }
}

/** What LeadConnector's own script would read from its frame; written out, because no script of it is loaded. */
export function layoutAttributes(form: FormProvider): Record<string, string> {
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
