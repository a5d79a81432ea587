import { QueryClient } from '@tanstack/react-query';

/** One for all islands: the bundler puts it in a chunk that they share. */
export const queryClient = new QueryClient();
