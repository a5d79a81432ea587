import '../styles/layers.css';
import '../styles/site.css';
import './page.css';
import './fields.css';
import './notices.css';
import './thanks.css';
import { FORM_BEGUN, FORM_READY, FORM_SENT } from '#contract/formFrame.ts';
import { answerInPlace } from './answerInPlace.ts';
import { followTheme } from './followTheme.ts';
import { part } from './part.ts';
import { firstFault } from './showAnswer.ts';
import { tellPage } from './tellPage.ts';
import { unchoose } from './unchoose.ts';

// The style and the script of the embedded form, which the companion renders and which works without
// script. No text is ever turned into HTML here: the policy of its page forbids it.
followTheme(document.documentElement.dataset['site'] ?? '');
tellPage(FORM_READY);

const form = document.querySelector<HTMLFormElement>('#sign-up');
if (form !== null) {
  answerInPlace(form);
  form.addEventListener('input', () => tellPage(FORM_BEGUN), { once: true });
  unchoose(part(form, '#experience'));
}
// After an answer that came as a page.
if (document.querySelector('.thanks')) tellPage(FORM_SENT);
(firstFault(document) ?? document.querySelector<HTMLElement>('[data-focus]'))?.focus();
