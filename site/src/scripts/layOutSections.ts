/**
 * Lays out what stands below the first view, one section a frame: all at once it would keep a phone busy for
 * a fifth of a second before its first paint. Until then the styles leave it to the browser when
 * (`content-visibility`).
 */
export function layOutSections(): void {
  const sections = document.querySelectorAll<HTMLElement>('main section').values();
  // An observer answers once a frame, after its layout.
  const observer = new IntersectionObserver(([answer]) => {
    answer?.target.setAttribute('data-laid-out', '');
    observeNext();
  });
  const observeNext = () => {
    observer.disconnect();
    const { value: section } = sections.next();
    if (section) observer.observe(section);
  };
  observeNext();
}
