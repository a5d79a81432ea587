/**
 * A figure in the display face. A leading "<" is drawn as a 45° chevron and read as "less than";
 * the typeface's own does not fit the page's angles.
 */
export function Numeral({ children }: { children: string }) {
  if (!children.startsWith('<')) return <>{children}</>;
  return (
    <>
      <span className="sr-only">{'<'}</span>
      <svg className="less" viewBox="0 0 40 72" aria-hidden="true">
        <path d="M34 14 12 36 34 58" />
      </svg>
      {children.slice(1)}
    </>
  );
}
