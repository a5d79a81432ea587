/** How long a pointer rests on what a tooltip explains before that opens. */
const OPEN_AFTER_MS = 700;
/** How long it stays when the pointer has left: time to reach it. The next one then opens at once. */
const STAY_MS = 300;

/**
 * Opens tooltips (`components/WithTooltip.tsx`): after 700 ms under a pointer, at once on keyboard focus; closed
 * by Escape without moving focus, hoverable, and kept until left, blurred or closed (WCAG 1.4.13).
 */
export function showTooltips(): void {
  let open: HTMLElement | null = null;
  /** Whose control, or itself, is under the pointer. */
  let pointed: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows one instead of the one before, or none. */
  function show(tooltip: HTMLElement | null): void {
    clearTimeout(timer);
    open?.removeAttribute('data-open');
    open = tooltip;
    open?.setAttribute('data-open', '');
  }

  function point({ target, pointerType }: PointerEvent): void {
    const tooltip = tooltipOf(target);
    // From a button's label to its edge the time runs on.
    if (pointerType === 'touch' || tooltip === pointed) return;
    pointed = tooltip;
    clearTimeout(timer);
    const next = tooltip ?? tooltipOf(document.querySelector(':focus-visible'));
    if (next === open) return;
    const delayMs = open ? 0 : OPEN_AFTER_MS;
    timer = setTimeout(show, tooltip ? delayMs : STAY_MS, next);
  }

  document.addEventListener('pointerover', point);
  document.addEventListener('focusin', ({ target }) => {
    // A heading or a word does nothing else when it is pressed, and a finger has no other way.
    const isAsked = target instanceof Element && target.matches(':focus-visible, [tabindex]');
    show(isAsked ? tooltipOf(target) : null);
  });
  document.addEventListener('focusout', () => show(null));
  document.addEventListener('pointerdown', ({ target }) => {
    if (target !== open) show(null);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') show(null);
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
