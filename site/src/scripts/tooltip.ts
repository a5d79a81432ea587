const OPEN_AFTER_MS = 700;
// Moving on to another tooltip within this time shows it at once.
const SKIP_WITHIN_MS = 300;

/**
 * Tooltips for `data-tip`: after 700 ms under a pointer, at once on keyboard focus; dismissed by
 * Escape without moving focus, hoverable, and kept until left, blurred or dismissed (WCAG 1.4.13).
 * Everything a tooltip says also stands on the page as text.
 */
export function showTooltips(): void {
  const tip = document.createElement('div');
  tip.className = 'tooltip chamfer';
  tip.id = 'tooltip';
  tip.setAttribute('role', 'tooltip');
  tip.hidden = true;
  document.body.append(tip);

  let owner: HTMLElement | undefined;
  /** Under the pointer, and not shown yet. */
  let waiting: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = -Infinity;

  function stop(): void {
    clearTimeout(timer);
    waiting = undefined;
  }

  function show(target: HTMLElement): void {
    stop();
    owner = target;
    tip.textContent = target.dataset['tip'] ?? '';
    tip.hidden = false;
    place();
  }

  function place(): void {
    if (!owner) return;
    // Over the line that it repeats, where there is one: all else near the button is what it is about.
    const room = document.getElementById(owner.getAttribute('aria-describedby') ?? '') ?? owner;
    const { left, top, width } = room.getBoundingClientRect();
    tip.style.width = `${width}px`;
    tip.style.translate = `${left + scrollX}px ${top + scrollY}px`;
  }

  function hide(): void {
    stop();
    owner = undefined;
    // Hidden again it would have its style worked out again, at every press.
    if (tip.hidden) return;
    closedAt = performance.now();
    tip.hidden = true;
  }

  function over({ target, pointerType }: PointerEvent): void {
    if (pointerType === 'touch' || !(target instanceof Element)) return;
    const button = target.closest('[data-tip]');
    if (tip.contains(target) || (button && button === owner)) {
      clearTimeout(timer);
    } else if (button instanceof HTMLElement) {
      // From a button's label to its edge it is still the same button.
      if (button === waiting) return;
      stop();
      waiting = button;
      const skip = !tip.hidden || performance.now() - closedAt < SKIP_WITHIN_MS;
      timer = setTimeout(() => show(button), skip ? 0 : OPEN_AFTER_MS);
    } else {
      stop();
      // The pointer may be crossing the gap between the button and its tooltip.
      if (owner && !owner.matches(':focus-visible')) timer = setTimeout(hide, SKIP_WITHIN_MS);
    }
  }

  function focus(target: EventTarget | null): void {
    const button = target instanceof Element && target.closest('[data-tip]');
    if (button instanceof HTMLElement && button.matches(':focus-visible')) show(button);
    else hide();
  }

  // What grows above a button moves it.
  new ResizeObserver(place).observe(document.body);
  document.addEventListener('pointerover', over);
  document.addEventListener('focusin', ({ target }) => focus(target));
  document.addEventListener('focusout', hide);
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !tip.contains(target)) hide();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
}

/** A button that leads nowhere yet says why, in words below it: touch screens show no tooltip. */
export function explainSoonButtons(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-soon]');
    const status = button && document.getElementById(button.dataset['soon'] ?? '');
    if (status) status.textContent = button.dataset['tip'] ?? '';
  });
}
