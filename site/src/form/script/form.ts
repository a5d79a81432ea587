import { FORM_BEGUN, FORM_READY, FORM_SENT } from '#contract/formFrame.ts';
import { fillCampaign } from './fillCampaign.ts';
import { followTheme } from './followTheme.ts';
import { sendInPlace } from './sendInPlace.ts';
import { tellPage } from './tellPage.ts';
import { unchoose } from './unchoose.ts';

// The script of the form's pages, which all work without it. No text is ever turned into HTML here: the
// policy of the pages forbids it.
followTheme();
tellPage(FORM_READY);

const form = document.querySelector<HTMLFormElement>('#sign-up');
if (form !== null) {
  fillCampaign(form, location.search);
  form.addEventListener('input', () => tellPage(FORM_BEGUN), { once: true });
  unchoose(form);
  sendInPlace(form);
}
// After a form that was sent without script.
if (document.querySelector('[data-thanks]')) tellPage(FORM_SENT);
