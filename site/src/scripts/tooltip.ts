/** How long a pointer must rest before a tooltip opens. */
const OPEN_AFTER_MS = 700;
/** How long it stays after the pointer leaves, so that the pointer can reach it. The next one then opens at once. */
const STAY_MS = 300;

/**
 * Opens tooltips (`components/WithTooltip.tsx`): after 700 ms under a pointer, immediately on keyboard focus. Escape
 * closes them without moving focus; they can be hovered and stay until left, blurred or closed (WCAG 1.4.13).
 */
export function setUpTooltips(): void {
  let open: HTMLElement | null = null;
  /** The tooltip whose control, or itself, is under the pointer. */
  let pointed: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows one tooltip instead of the previous one, or none. */
  function show(tooltip: HTMLElement | null): void {
    clearTimeout(timer);
    open?.removeAttribute('data-open');
    open = tooltip;
    open?.setAttribute('data-open', '');
  }

  function point({ target, pointerType }: PointerEvent): void {
    const tooltip = tooltipOf(target);
    // The time continues between a button's label and its edge.
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
    // Pressing a heading or word does nothing else, and fingers can't hover.
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

/** The tooltip that contains the element, or that describes the control around it. */
function tooltipOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const id = target.closest('[aria-describedby]')?.getAttribute('aria-describedby');
  return (
    target.closest<HTMLElement>('[role="tooltip"]') ??
    document.querySelector(`[role="tooltip"][id="${id}"]`)
  );
}

/** A disabled button shows its reason as text below it, because touch screens show no tooltip. */
export function explainDisabledButtons(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-soon]');
    const status = button && document.getElementById(button.dataset['soon'] ?? '');
    if (status) status.textContent = tooltipOf(button)?.textContent ?? '';
  });
}
