import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const SECOND = 1000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30 * SECOND,
      // Offline, a call fails and says so; waiting in silence would look like a broken screen.
      networkMode: 'always',
      refetchOnReconnect: true,
      // Only a lost connection or a busy server is worth another try: other refusals stay refusals.
      retry: (failures, error) => failures < 2 && error instanceof ApiError && error.isTemporary,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
