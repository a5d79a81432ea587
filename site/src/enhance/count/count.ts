import { COUNTS_PATH, DEVICES } from '#contract/countNames.ts';
import type { Counts } from '#contract/counts.ts';
import { watchButtons } from './watchButtons.ts';
import { watchForm } from './watchForm.ts';
import { watchPractice } from './watchPractice.ts';
import { watchSections } from './watchSections.ts';
import { watchVitals } from './watchVitals.ts';

/** Up to which width of the window, px, it is a phone's or a tablet's: the steps of the page's layout. */
const WIDEST = [700, 1180];

/** Nothing is counted where a browser asks for privacy; Global Privacy Control is in no type yet. */
const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
  globalPrivacyControl?: boolean;
};
if (!globalPrivacyControl && doNotTrack !== '1') count();

/**
 * Counts one visit, and sends it once: when the page is first hidden. Nothing of it says who it was or
 * when, and nothing is stored here.
 */
function count(): void {
  const vitals = watchVitals();
  const sections = watchSections();
  const buttons = watchButtons();
  const practice = watchPractice();
  const form = watchForm();
  const width = innerWidth;
  // After those of the vitals, which make up their last figures at the same event.
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    const counts: Counts = {
      device: DEVICES[WIDEST.filter((widest) => width > widest).length] ?? 'desktop',
      language: document.documentElement.lang,
      sections: [...sections],
      buttons: [...buttons],
      practice: [...practice],
      form: [...form],
      vitals,
    };
    navigator.sendBeacon(COUNTS_PATH, JSON.stringify(counts));
  };
  addEventListener('visibilitychange', send);
}
