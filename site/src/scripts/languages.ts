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

/** Written by this page's own build, in the language that is offered. */
type Offer = { text: string; go: string; dismiss: string };

/**
 * Where the browser's first language is one that the page speaks, and not the one it is read in, the page
 * says so in that language. The offer leads nowhere by itself, and goes when it is told to.
 */
export function offerLanguage(): void {
  const wanted = `${navigator.language.toLowerCase()}-`;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
  const link = links.find(({ hreflang }) => wanted.startsWith(`${hreflang.toLowerCase()}-`));
  if (!link) return;
  fetch(`/messages/offer.${link.hreflang}.json`)
    .then(async (answer) => show(link, (await answer.json()) as Offer))
    // Without its words there is no offer; the links to the languages stand on the page.
    .catch(() => undefined);
}

/** px; so much of the pit has to be above its lower edge. */
const HEIGHT = 100;

function show({ pathname, hreflang }: HTMLAnchorElement, { text, go, dismiss }: Offer): void {
  const make = document.createElement.bind(document);
  const box = Object.assign(make('aside'), { className: 'language-offer chamfer' });
  box.lang = hreflang;
  box.dir = 'auto';
  box.setAttribute('aria-label', text);
  // In the lower corner of what the window shows of the pit, where nothing is read. It scrolls away with it.
  const pit = document.querySelector('#top picture')?.getBoundingClientRect() ?? new DOMRect();
  const edge = Math.max(pit.top + HEIGHT, Math.min(pit.bottom, innerHeight));
  box.style.setProperty('--edge', `${scrollY + edge}px`);
  const close = Object.assign(make('button'), { type: 'button', textContent: dismiss });
  close.addEventListener('click', () => {
    box.remove();
    document.getElementById('main')?.focus({ preventScroll: true });
  });
  box.append(
    Object.assign(make('p'), { textContent: text }),
    Object.assign(make('a'), { href: pathname, hreflang, textContent: go }),
    close,
  );
  document.body.append(box);
}
