const OPEN_AFTER_MS = 700;
/** So soon after one tooltip the next opens at once, and so long a pointer may be on its way to an open one. */
const SKIP_DELAY_MS = 300;

/**
 * Opens tooltips (`components/WithTooltip.tsx`): after 700 ms under a pointer, at once on keyboard focus; closed
 * by Escape without moving focus, hoverable, and kept until left, blurred or closed (WCAG 1.4.13).
 */
export function showTooltips(): void {
  let open: HTMLElement | null = null;
  /** Whose control, or itself, is under the pointer. */
  let pointed: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = -Infinity;

  function show(tooltip: HTMLElement): void {
    hide();
    open = tooltip;
    tooltip.dataset['open'] = '';
  }

  function hide(): void {
    clearTimeout(timer);
    if (!open) return;
    delete open.dataset['open'];
    open = null;
    closedAt = performance.now();
  }

  function point({ target, pointerType }: PointerEvent): void {
    if (pointerType === 'touch') return;
    const tooltip = tooltipOf(target);
    // From a button's label to its edge the time runs on.
    if (tooltip === pointed) return;
    pointed = tooltip;
    clearTimeout(timer);
    if (tooltip === open) return;
    if (tooltip) {
      const skips = open !== null || performance.now() - closedAt < SKIP_DELAY_MS;
      timer = setTimeout(() => show(tooltip), skips ? 0 : OPEN_AFTER_MS);
    } else if (tooltipOf(document.querySelector(':focus-visible')) !== open) {
      timer = setTimeout(hide, SKIP_DELAY_MS);
    }
  }

  document.addEventListener('pointerover', point);
  document.addEventListener('focusin', ({ target }) => {
    const tooltip = tooltipOf(target);
    if (tooltip && document.querySelector(':focus-visible')) show(tooltip);
    else hide();
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('pointerdown', ({ target }) => {
    if (target !== open) hide();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
}

/** The tooltip that something on the page is, or that describes the control around it. */
function tooltipOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const id = target.closest('[aria-describedby]')?.getAttribute('aria-describedby');
  return (
    target.closest<HTMLElement>('[role="tooltip"]') ??
    document.querySelector(`[role="tooltip"][id="${id}"]`)
  );
}

/** A button that leads nowhere yet says why, in words below it: touch screens show no tooltip. */
export function explainSoonButtons(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-soon]');
    const status = button && document.getElementById(button.dataset['soon'] ?? '');
    if (status) status.textContent = tooltipOf(button)?.textContent ?? '';
  });
}
