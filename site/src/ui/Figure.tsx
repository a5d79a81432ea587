type FigureProps = {
  /** `open` is a figure yet to come, drawn in outline. */
  open?: boolean;
  className?: string | undefined;
};

/** One person on the floor: the only round shape of the page. Colour is the text colour. */
export function Figure({ open = false, className }: FigureProps) {
  return (
    <svg viewBox="0 0 8 22" className={className} aria-hidden="true">
      <use href={open ? '#figure-open' : '#figure'} />
    </svg>
  );
}

/** The shapes that `Figure` and `Less` use; stands once at the start of the page. */
export function Sprite() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" className="sr-only">
      <symbol id="figure" viewBox="0 0 8 22">
        <circle cx="4" cy="3.1" r="2.6" fill="currentColor" />
        <path d="M4 9.2V20" stroke="currentColor" strokeWidth="5.4" strokeLinecap="round" />
      </symbol>
      <symbol id="figure-open" viewBox="0 0 8 22">
        <g fill="none" stroke="currentColor">
          <circle cx="4" cy="3.1" r="2.1" />
          <rect x="1.8" y="7" width="4.4" height="14.5" rx="2.2" />
        </g>
      </symbol>
    </svg>
  );
}
