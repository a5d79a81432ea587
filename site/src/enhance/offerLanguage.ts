/** Written by this page's own build, in the language that is offered. */
type Offer = { text: string; go: string; dismiss: string };

/**
 * Says in its own language that the page speaks it, too. It leads nowhere by itself, and goes when it is
 * told to.
 * @param link to the page in that language.
 */
export async function offerLanguage(link: HTMLAnchorElement): Promise<void> {
  const answer = await fetch(`/messages/offer.${link.hreflang}.json`).catch(() => null);
  if (!answer?.ok) return;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see Offer
  show(link, (await answer.json()) as Offer);
}

/** px; so much of the pit has to be above its lower edge. */
const HEIGHT = 110;

function show(link: HTMLAnchorElement, { text, go, dismiss }: Offer): void {
  const box = document.createElement('aside');
  box.className = 'tooltip chamfer';
  // In the far lower corner of what the window shows of the pit, where nothing is read; under an open menu,
  // and gone with the pit when the page moves on. A style of its own would weigh on every page.
  const pit = document.querySelector('#top picture')?.getBoundingClientRect() ?? new DOMRect();
  const edge = scrollY + Math.max(pit.top + HEIGHT, Math.min(pit.bottom, innerHeight));
  const side = document.dir === 'rtl' ? 'left' : 'right';
  box.style.cssText = `position:absolute;inset:${edge}px auto auto;${side}:16px;transform:translateY(-100%);z-index:3;--corner:9px;--color-focus:var(--color-bg)`;
  box.lang = link.hreflang;
  box.dir = 'auto';
  box.ariaLabel = text;
  const way = document.createElement('a');
  way.href = link.pathname;
  way.hreflang = link.hreflang;
  way.textContent = go;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = dismiss;
  for (const press of [way, close]) {
    press.style.cssText =
      'display:inline-block;min-block-size:44px;padding-block:12px;margin-inline-end:20px;color:inherit;text-decoration:underline';
  }
  close.addEventListener('click', () => {
    box.remove();
    document.getElementById('main')?.focus({ preventScroll: true });
  });
  const line = document.createElement('p');
  line.textContent = text;
  box.append(line, way, close);
  document.body.append(box);
}
