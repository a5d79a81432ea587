/** How long the pointer must hover before a tooltip opens. */
const OPEN_DELAY_MS = 700;
/** How long a tooltip stays open after the pointer leaves. This leaves time to move onto the tooltip. */
const CLOSE_DELAY_MS = 300;

/**
 * Sets up tooltips (`components/WithTooltip.tsx`). They open after 700 ms of hover, or right away on keyboard focus or
 * if another one is open. They can be hovered, and stay open until hover or focus ends or on Escape (WCAG 1.4.13).
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
    // Let the timer run while the pointer moves within the same control.
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
    // Touch screens can't hover, so a tap on a focusable heading or word also opens its tooltip.
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

/** Explains a disabled button when the visitor clicks it. Touch screens don't show its tooltip. */
export function explainDisabledButtons(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-soon]');
    const status = button && document.getElementById(button.dataset['soon'] ?? '');
    if (status) status.textContent = findTooltip(button)?.textContent ?? '';
  });
}
