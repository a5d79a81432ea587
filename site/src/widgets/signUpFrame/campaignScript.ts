import { UTM_KEYS, UTM_MAX_LENGTH } from '#contract/formFrame.ts';

/**
 * Stands right after the frame and adds the campaign to its address, as `formAddress` does. The HTML
 * knows no campaign; and whoever changes the address later loads the form anew, without what the
 * visitor has typed by then.
 */
export const campaignScript = [
  '{const f=document.querySelector("iframe"),u=new URL(f.src);',
  `for(let k of ${JSON.stringify(UTM_KEYS)}){`,
  'let v=new URLSearchParams(location.search).get(k);',
  `if(v)u.searchParams.set(k,[...v].slice(0,${UTM_MAX_LENGTH}).join("")),f.src=u}}`,
].join('');
