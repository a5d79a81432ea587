/** A press on `View All FAQs` tells those who do not see it what it did. */
export function sayHowMany(target: Element): void {
  const all = target.closest('[data-faq-all]');
  const status = document.querySelector('[data-faq-status]');
  if (!all || !status) return;
  const open = all.getAttribute('aria-expanded') === 'true';
  const count = document.querySelectorAll('[data-faq]').length;
  status.textContent = open ? `All ${count} answers shown` : 'All answers hidden';
}
