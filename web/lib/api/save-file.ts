import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { Download } from './api.ts';
import { messageOf } from './api-error.ts';

/** Downloads a file to the device, under the server's name if it sent one. */
export function saveFile({ blob, name }: Download, otherwise: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name || otherwise;
  link.click();
  // The browser has started the download by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Fetches a file and downloads it; errors are shown in a toast. */
export function useSaveFile() {
  const [isLoading, setLoading] = useState(false);
  async function save(fetchFile: () => Promise<Download>, otherwise: string): Promise<void> {
    setLoading(true);
    try {
      saveFile(await fetchFile(), otherwise);
    } catch (error) {
      notifications.show({ color: 'brick', message: messageOf(error) });
    }
    setLoading(false);
  }
  return { isLoading, save };
}
