import { THEME_PARAMETER, UTM_KEYS, UTM_MAX_LENGTH, type Theme } from '#contract/formFrame.ts';
import type { Owner } from '#contract/owner.ts';

/**
 * Who shows the form. Our own stands at `path` in the page's language; `origin` is empty unless it is
 * answered under another host name than the page.
 */
export type FormProvider =
  | Exclude<Owner['form'], { provider: 'none' | 'embedded' }>
  | { provider: 'embedded'; origin: string; path: string };

/** Where the form itself is: our own under the page's host name as a path, as the HTML has it. */
export function formAddress(form: FormProvider): string {
  switch (form.provider) {
    case 'embedded':
      return `${form.origin}${form.path}`;
    case 'leadconnector':
      return new URL(`/widget/form/${form.formId}`, form.host).href;
    case 'url':
      return form.url;
  }
}

/**
 * The form's whole address in a frame of the page.
 * @param page the page's own address; of its query only the campaign parameters travel on, each cut to
 *   its limit.
 * @param theme that the visitor chose; our own form is then shown in it.
 */
export function frameAddress(form: FormProvider, page: string, theme: Theme): string {
  const address = new URL(formAddress(form), page);
  const { searchParams } = new URL(page);
  for (const key of UTM_KEYS) {
    const value = searchParams.get(key);
    if (value) address.searchParams.set(key, [...value].slice(0, UTM_MAX_LENGTH).join(''));
  }
  if (form.provider === 'embedded' && theme !== 'system') {
    address.searchParams.set(THEME_PARAMETER, theme);
  }
  return address.href;
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
