/** Hover time before a tooltip opens. */
const OPEN_DELAY_MS = 700;
/** Leaves time to move the pointer onto the tooltip. */
const CLOSE_DELAY_MS = 300;

/**
 * Tooltips (`components/WithTooltip.tsx`) open after hovering for 700 ms, or right away on keyboard focus or if another
 * one is open. They're hoverable and stay open until hover or focus ends, or until Escape is pressed (WCAG 1.4.13).
 */
export function setUpTooltips(): void {
  let openTooltip: HTMLElement | null = null;
  /** The tooltip under the pointer, or the one for the control under the pointer. */
  let hoveredTooltip: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setOpen(tooltip: HTMLElement | null): void {
    clearTimeout(timer);
    openTooltip?.removeAttribute('data-open');
    openTooltip = tooltip;
    openTooltip?.setAttribute('data-open', '');
  }

  function handlePointerOver({ target, pointerType }: PointerEvent): void {
    const tooltip = findTooltip(target);
    // Don't restart the timer while the pointer moves within the same control.
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
    // Touch screens can't hover, so tapping a focusable heading or word opens its tooltip.
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

/** Finds the tooltip that contains an element, or that describes the control around it. */
function findTooltip(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const id = target.closest('[aria-describedby]')?.getAttribute('aria-describedby');
  return (
    target.closest<HTMLElement>('[role="tooltip"]') ??
    document.querySelector(`[role="tooltip"][id="${id}"]`)
  );
}

/** Explains a disabled button on click, because touch screens don't show its tooltip. */
export function explainDisabledButtons(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-soon]');
    const status = button && document.getElementById(button.dataset['soon'] ?? '');
    if (status) status.textContent = findTooltip(button)?.textContent ?? '';
  });
}
