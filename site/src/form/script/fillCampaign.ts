import { UTM_KEYS, UTM_MAX_LENGTH } from '#contract/formFrame.ts';
import { control } from './parts.ts';

/**
 * Takes the campaign over from the address, where the page has written it, into hidden fields.
 * @param search the query of the form's address, with its `?`.
 */
export function fillCampaign(form: HTMLFormElement, search: string): void {
  const address = new URLSearchParams(search);
  for (const key of UTM_KEYS) {
    control(form, key).value = [...(address.get(key) ?? '')].slice(0, UTM_MAX_LENGTH).join('');
  }
}
