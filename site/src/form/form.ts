import '../styles/layers.css';
import '../styles/tokens.css';
import '../styles/reset.css';
import '../styles/base.css';
import '../assets/fonts/standIn.css';
import '../styles/ui.css';
import './page.css';
import './fields.css';
import './notices.css';
import './thanks.css';
import { FORM_READY } from '#contract/formFrame.ts';
import { answerInPlace } from './answerInPlace.ts';
import { followTheme } from './followTheme.ts';

// The style and the script of the embedded form, which the companion renders and which works without
// script. No text is ever turned into HTML here: the policy of its page forbids it.
const { view, site = '' } = document.documentElement.dataset;

followTheme(site);
if (view === 'frame' && window.parent !== window) window.parent.postMessage(FORM_READY, site);

// After an answer that came as a page.
document.querySelector<HTMLElement>('[data-focus]')?.focus();

const form = document.querySelector<HTMLFormElement>('#sign-up');
if (form !== null) answerInPlace(form);
