/** More pages are not drawn: whoever wants to read on downloads the file. */
export const MOST_PAGES = 20;
/** Sharp on a dense screen at the width of a dialog. */
const WIDTH = 1400;

export interface DrawnPages {
  pages: Blob[];
  total: number;
}

/**
 * Pictures of the pages of a PDF. A browser shows no PDF in a sandboxed frame, and its own reader runs what the
 * file brings along; of this one nothing is left but pixels.
 */
export async function drawPages(file: Blob): Promise<DrawnPages> {
  const { getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  try {
    const pages: Blob[] = [];
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
      pages.push(await drawPage(await document.getPage(number)));
    }
    return { pages, total: document.numPages };
  } finally {
    await document.loadingTask.destroy();
  }
}

type Pdf = Awaited<ReturnType<typeof import('unpdf')['getDocumentProxy']>>;

async function drawPage(page: Awaited<ReturnType<Pdf['getPage']>>): Promise<Blob> {
  const { width } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: WIDTH / width });
  const canvas = document.createElement('canvas');
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  await page.render({ canvas, viewport }).promise;
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The page could not be drawn.'))));
  });
}
