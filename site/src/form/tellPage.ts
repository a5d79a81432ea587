/** Says something to the page around the frame; a tab of its own has nobody to tell. */
export function tellPage(message: string): void {
  const { view, site = '' } = document.documentElement.dataset;
  if (view === 'frame' && window.parent !== window) window.parent.postMessage(message, site);
}
