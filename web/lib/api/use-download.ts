import { useMutation } from '@tanstack/react-query';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { type CallInput, callFile } from './api.ts';
import type { ApiError } from './api-error.ts';
import { saveFile } from './save-file.ts';

/** Downloads the file of an endpoint and saves it under this name. */
export function useDownload<E extends Endpoint>(endpoint: E, name: string) {
  return useMutation<void, ApiError, CallInput<E>>({
    mutationFn: async (input) => saveFile(await callFile(endpoint, input), name),
  });
}
