import type * as Bills from './bills.ts';

/** Stands in the first script: no script may import what is written into the HTML, as its loader is. */
export type LoadBills = () => Promise<typeof Bills>;

/**
 * The script of the bills comes with the first sign that they are wanted: pointer or focus on their
 * button, or the button's panel opened. Until then, and if it does not come, the button opens a table.
 */
export function offerBills(loadBills: LoadBills): void {
  const section = document.getElementById('compare');
  const details = section?.querySelector('details');
  if (!section || !details) return;
  let asked: Promise<void> | undefined;
  // Where it did not load, the next sign asks again.
  const load = () =>
    (asked ??= loadBills().then(
      ({ pullBills }) => pullBills(section),
      () => (asked = undefined),
    ));
  for (const sign of ['pointerover', 'focusin', 'toggle']) details.addEventListener(sign, load);
  if (details.open || details.matches(':hover, :focus-within')) void load();
}
