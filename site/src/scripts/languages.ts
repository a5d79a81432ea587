/**
 * A press on a link to the page in another language leads to the section that stands in the window, and
 * takes the campaign along. Nothing is stored: the address is the choice.
 */
export function keepPlaceInLanguages(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    const sections = [...document.querySelectorAll('main section[id]')];
    const isAbove = (place: Element) => place.getBoundingClientRect().top < innerHeight / 2;
    const section = sections.findLast(isAbove)?.id ?? '';
    link.search = location.search;
    link.hash = section === 'top' ? '' : section;
  });
}

/** The offer of another language goes at a press. */
export function dismissOffers(): void {
  for (const offer of document.querySelectorAll<HTMLElement>('.language-offer')) {
    offer.querySelector('button')?.addEventListener('click', () => {
      offer.hidden = true;
      document.getElementById('main')?.focus({ preventScroll: true });
    });
  }
}
