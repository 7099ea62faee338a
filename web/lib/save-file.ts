import type { Download } from '#web/lib/api/api.ts';

/** Hands a downloaded file to the browser, under the server's name for it where there is one. */
export function saveFile({ blob, name }: Download, otherwise: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name || otherwise;
  link.click();
  URL.revokeObjectURL(url);
}
