import { THEME_PARAMETER, UTM_KEYS, UTM_MAX_LENGTH } from '#contract/formFrame.ts';

/**
 * Stands right after the frame and adds the campaign and, for our own form, the chosen theme to its
 * address, as `formAddress` does. The HTML knows neither; and whoever changes the address later loads
 * the form anew, without what the visitor has typed by then.
 */
export const campaignScript = (isOwn: boolean): string =>
  [
    '{const f=document.querySelector("iframe"),u=new URL(f.src),',
    's=(k,v)=>{if(v)u.searchParams.set(k,v),f.src=u};',
    `for(let k of ${JSON.stringify(UTM_KEYS)})`,
    `s(k,[...new URLSearchParams(location.search).get(k)||""].slice(0,${UTM_MAX_LENGTH}).join(""));`,
    isOwn ? `s("${THEME_PARAMETER}",document.documentElement.dataset.theme)` : '',
    '}',
  ].join('');
