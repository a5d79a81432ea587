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

  /** Whose words it shows, or will show once the pointer has rested. */
  let owner: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = -Infinity;

  function show(button: HTMLElement): void {
    clearTimeout(timer);
    owner = button;
    tip.textContent = button.dataset['tip'] ?? '';
    tip.hidden = false;
    place();
  }

  function place(): void {
    if (!owner || tip.hidden) return;
    // Over the line that it repeats, where there is one: all else near the button is what it is about.
    const room = document.getElementById(owner.getAttribute('aria-describedby') ?? '') ?? owner;
    const { left, top, width } = room.getBoundingClientRect();
    tip.style.width = `${width}px`;
    tip.style.translate = `${left + scrollX}px ${top + scrollY}px`;
  }

  function hide(): void {
    clearTimeout(timer);
    owner = undefined;
    // Hidden again it would have its style worked out again, at every press.
    if (tip.hidden) return;
    closedAt = performance.now();
    tip.hidden = true;
  }

  function over({ target, pointerType }: PointerEvent): void {
    if (pointerType === 'touch' || !(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('[data-tip]');
    // From a button's label to its edge it is still the same button, whose time runs on.
    if (button && button === owner && tip.hidden) return;
    clearTimeout(timer);
    if (tip.contains(target) || (button && button === owner)) return;
    if (button) {
      const skip = !tip.hidden || performance.now() - closedAt < SKIP_WITHIN_MS;
      owner = button;
      timer = setTimeout(() => show(button), skip ? 0 : OPEN_AFTER_MS);
    } else if (tip.hidden) {
      owner = undefined;
    } else if (!owner?.matches(':focus-visible')) {
      // The pointer may be crossing the gap between the button and its tooltip.
      timer = setTimeout(hide, SKIP_WITHIN_MS);
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
