/**
 * A press on a link to the page in another language leads to the section that stands in the window, and
 * takes the campaign along. Nothing is stored: the address is the choice.
 */
export function keepPlaceInLanguages(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    const sections = [...document.querySelectorAll('main section[id]')];
    const inWindow = sections.filter(
      (section) => section.getBoundingClientRect().top < innerHeight / 2,
    );
    const section = inWindow.at(-1)?.id ?? '';
    link.search = location.search;
    link.hash = section === 'top' ? '' : section;
  });
}
