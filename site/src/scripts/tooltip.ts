/** How long the pointer must hover before a tooltip opens. */
const OPEN_DELAY_MS = 700;
/** How long a tooltip stays open after the pointer leaves, so that the pointer can move onto the tooltip. */
const CLOSE_DELAY_MS = 300;

/**
 * Sets up tooltips (`components/WithTooltip.tsx`). They open after 700 ms on hover and immediately on keyboard focus or
 * while another one is open. They are hoverable and stay until hover or focus ends, or Escape closes them (WCAG 1.4.13).
 */
export function setUpTooltips(): void {
  let openTooltip: HTMLElement | null = null;
  /** The tooltip under the pointer, or the tooltip of the control under the pointer. */
  let hoveredTooltip: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Closes the open tooltip, and opens another one if given. */
  function setOpen(tooltip: HTMLElement | null): void {
    clearTimeout(timer);
    openTooltip?.removeAttribute('data-open');
    openTooltip = tooltip;
    openTooltip?.setAttribute('data-open', '');
  }

  function handlePointerOver({ target, pointerType }: PointerEvent): void {
    const tooltip = findTooltip(target);
    // The timer continues while the pointer moves within the same control.
    if (pointerType === 'touch' || tooltip === hoveredTooltip) return;
    hoveredTooltip = tooltip;
    clearTimeout(timer);
    const next = tooltip ?? findTooltip(document.querySelector(':focus-visible'));
    if (next === openTooltip) return;
    const openDelayMs = openTooltip ? 0 : OPEN_DELAY_MS;
    timer = setTimeout(setOpen, tooltip ? openDelayMs : CLOSE_DELAY_MS, next);
  }

  document.addEventListener('pointerover', handlePointerOver);
  document.addEventListener('focusin', ({ target }) => {
    // Focusable headings and words also open their tooltip on a tap, because touch screens can't hover.
    const opensTooltip = target instanceof Element && target.matches(':focus-visible, [tabindex]');
    setOpen(opensTooltip ? findTooltip(target) : null);
  });
  document.addEventListener('focusout', () => setOpen(null));
  document.addEventListener('pointerdown', ({ target }) => {
    if (target !== openTooltip) setOpen(null);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') setOpen(null);
  });
}

/** Returns the tooltip that contains an element, or that describes the control around it. */
function findTooltip(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const id = target.closest('[aria-describedby]')?.getAttribute('aria-describedby');
  return (
    target.closest<HTMLElement>('[role="tooltip"]') ??
    document.querySelector(`[role="tooltip"][id="${id}"]`)
  );
}

/** Shows the reason below a disabled button on click, because touch screens don't show its tooltip. */
export function explainDisabledButtons(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-soon]');
    const status = button && document.getElementById(button.dataset['soon'] ?? '');
    if (status) status.textContent = findTooltip(button)?.textContent ?? '';
  });
}
