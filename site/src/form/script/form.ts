import {
  FORM_BEGUN,
  FORM_READY,
  FORM_SENT,
  UTM_KEYS,
  UTM_MAX_LENGTH,
} from '#contract/formFrame.ts';
import { followTheme, tellPage } from './pageAround.ts';
import { control } from './parts.ts';
import { sendInPlace } from './sendInPlace.ts';
import { unchoose } from './unchoose.ts';

// The script of the form's pages, which all work without it. No text is ever turned into HTML here: the
// policy of the pages forbids it.
followTheme();
tellPage(FORM_READY);

const form = document.querySelector<HTMLFormElement>('#sign-up');
if (form !== null) {
  fillCampaign(form);
  form.addEventListener('input', () => tellPage(FORM_BEGUN), { once: true });
  unchoose(form);
  sendInPlace(form);
}
// After a form that was sent without script.
if (document.querySelector('[data-thanks]')) tellPage(FORM_SENT);

/** Takes the campaign over from the form's own address, where the page has written it, into hidden fields. */
function fillCampaign(form: HTMLFormElement): void {
  const address = new URLSearchParams(location.search);
  for (const key of UTM_KEYS) {
    control(form, key).value = [...(address.get(key) ?? '')].slice(0, UTM_MAX_LENGTH).join('');
  }
}
