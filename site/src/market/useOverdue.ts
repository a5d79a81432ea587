import { useEffect, useState } from 'react';
import { seconds } from '../lib/time.ts';
import { useVisible } from './useVisible.ts';

/** Longer without an answer, prices are not called live. */
const LIVE_FOR = seconds(30);

/**
 * Whether the last answer is older than `LIVE_FOR`: offline, nothing else would say so.
 * @param updatedAt when it came, null where none did; like `now`, milliseconds since 1970.
 */
export function useOverdue(updatedAt: number | null, now: () => number): boolean {
  const [overdueSince, setOverdueSince] = useState<number | null>(null);
  const visible = useVisible();
  useEffect(() => {
    if (updatedAt === null || !visible) return undefined;
    const left = Math.max(updatedAt + LIVE_FOR - now(), 0);
    const timer = setTimeout(() => setOverdueSince(updatedAt), left);
    return () => clearTimeout(timer);
  }, [updatedAt, now, visible]);
  return updatedAt !== null && overdueSince === updatedAt;
}
