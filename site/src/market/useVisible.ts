import { focusManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Whether the page is looked at; true on the server. A hidden page runs no timers. */
export const useVisible = (): boolean =>
  useSyncExternalStore(
    (listener) => focusManager.subscribe(listener),
    () => focusManager.isFocused(),
    () => true,
  );
