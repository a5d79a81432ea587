/** One person on the plain, with the long shadow of the one sun. */
export function Alone() {
  const line = { strokeWidth: 10, strokeLinecap: 'round' } as const;
  return (
    <svg viewBox="0 0 160 84" width="160" className="screen-only" aria-hidden="true">
      <path {...line} stroke="var(--color-hairline)" d="M12 75 152 79" />
      <path {...line} stroke="var(--color-ink-quiet)" d="M6 35h.01M6 47V73" />
    </svg>
  );
}
