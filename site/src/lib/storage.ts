/** What is kept on this device under a key; nothing where the visitor's settings forbid it. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value on this device, or takes it away; where that is forbidden it lasts for this visit. */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Not kept.
  }
}
