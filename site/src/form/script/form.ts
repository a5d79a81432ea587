import {
  FORM_BEGUN,
  FORM_READY,
  FORM_SENT,
  FORM_THEMES,
  UTM_KEYS,
  UTM_MAX_LENGTH,
} from '#contract/formFrame.ts';
import { sendInPlace } from './sendInPlace.ts';
import { control } from './showErrors.ts';

// The script of the form's pages, which all work without it. No text is ever turned into HTML here: the
// policy of the pages forbids it.
addEventListener('message', followTheme);
tellPage(FORM_READY);

const form = document.querySelector<HTMLFormElement>('#sign-up');
if (form !== null) {
  fillCampaign(form);
  form.addEventListener('input', () => tellPage(FORM_BEGUN), { once: true });
  unchoose(form);
  sendInPlace(form, () => tellPage(FORM_SENT));
}
// After a form that was sent without script.
if (document.querySelector('[data-thanks]')) tellPage(FORM_SENT);

/**
 * Says something to the page around the frame; a tab of its own has nobody to tell. `frame-ancestors` says
 * which page that may be, and nothing that is said is about a visitor: so its origin is not asked.
 */
function tellPage(message: string): void {
  if (parent !== window) parent.postMessage(message, '*');
}

/** Shows the theme that is chosen on the page around. */
function followTheme({ source, data }: MessageEvent<unknown>): void {
  if (source !== parent || parent === window) return;
  const { dataset } = document.documentElement;
  if (data === FORM_THEMES.system) delete dataset['theme'];
  if (data === FORM_THEMES.light) dataset['theme'] = 'light';
  if (data === FORM_THEMES.dark) dataset['theme'] = 'dark';
}

/** Takes the campaign over from the form's own address, where the page has written it, into hidden fields. */
function fillCampaign(form: HTMLFormElement): void {
  const address = new URLSearchParams(location.search);
  for (const key of UTM_KEYS) {
    const value = [...(address.get(key) ?? '')].slice(0, UTM_MAX_LENGTH).join('');
    control(form, key).value = value;
  }
}

/**
 * The chosen answer of a question that may stay open is taken back by choosing it again, or by
 * Space, Backspace or Delete. Browsers do not send a click for Space on a chosen answer.
 */
function unchoose(form: HTMLFormElement): void {
  let chosen = form.querySelector<HTMLInputElement>('[name="experience"]:checked');
  form.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'experience') return;
    target.checked = target !== chosen;
    chosen = target.checked ? target : null;
  });
  form.addEventListener('keydown', (event) => {
    if (event.target !== chosen || ![' ', 'Backspace', 'Delete'].includes(event.key)) return;
    event.preventDefault();
    chosen?.click();
  });
}
