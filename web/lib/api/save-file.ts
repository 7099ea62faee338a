import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { Download } from './api.ts';
import { messageOf } from './api-error.ts';

/** Hands a downloaded file to the browser, under the server's name for it where there is one. */
export function saveFile({ blob, name }: Download, otherwise: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name || otherwise;
  link.click();
  // The browser has taken hold of the file by the next turn of the loop.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Fetches a file and hands it to the browser; what goes wrong is said in a toast. */
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
