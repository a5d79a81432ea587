import type * as Offer from './offerLanguage.ts';

/** Stands in the first script, as those of the bills and the practice floor do. */
export type LoadOffer = () => Promise<typeof Offer>;

/** Links to the page in its other languages, as the header and the footer list them. */
const LINKS = 'a[hreflang]';

/**
 * A press on a link to the page in another language leads to the section that stands in the window, and
 * takes the campaign along. Nothing is stored: the address is the choice.
 */
export function keepPlace(pressed: Element): void {
  const link = pressed.closest<HTMLAnchorElement>(LINKS);
  if (!link) return;
  const sections = [...document.querySelectorAll('main section[id]')];
  const section = sections.findLast((one) => one.getBoundingClientRect().top < innerHeight / 2);
  link.search = location.search;
  link.hash = section && section.id !== 'top' ? section.id : '';
}

/** Where the browser's first language is one that the page speaks, and not the one it is read in, it is offered. */
export function findOffer(loadOffer: LoadOffer): void {
  const wanted = `${navigator.languages[0]?.toLowerCase()}-`;
  const link = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)].find(({ hreflang }) =>
    wanted.startsWith(`${hreflang.toLowerCase()}-`),
  );
  // Nobody waits for it.
  if (link)
    loadOffer().then(
      ({ offerLanguage }) => offerLanguage(link),
      () => undefined,
    );
}
