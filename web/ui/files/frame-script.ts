import type { FrameAnswer, Shown } from './frame-messages.ts';

/** Further pages are not drawn: to read on, the user downloads the file. */
const MOST_PAGES = 20;
/** Sharp on a high-density screen at the width of a dialog. */
const WIDTH = 1400;

interface DrawnPages {
  pages: Blob[];
  total: number;
}

/**
 * Images of the pages of a PDF. Browsers show no PDF in a sandboxed frame, and their built-in viewer would
 * run its scripts; images contain only pixels.
 */
async function drawPages(file: Blob): Promise<DrawnPages> {
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

/* Runs in a frame with an opaque origin (see server/http/pages/document-frame.ts), built as a script of its
   own. Active content in a file cannot reach the session or the page. */

const answer = (message: FrameAnswer) => window.parent.postMessage(message, '*');

function picture(bytes: Blob, alt: string): HTMLImageElement {
  const image = document.createElement('img');
  image.alt = alt;
  image.src = URL.createObjectURL(bytes);
  return image;
}

/** A broken image is reported instead of shown. */
async function show(pictures: readonly HTMLImageElement[]): Promise<void> {
  await Promise.all(pictures.map((one) => one.decode()));
  document.body.replaceChildren(...pictures);
}

/** Links in it are disabled: the frame would navigate away from the document. */
function showHtml(html: string): void {
  const { body, head } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a, area')) link.removeAttribute('href');
  document.body.replaceChildren(...head.querySelectorAll('style'), ...body.childNodes);
  document.body.setAttribute('style', body.getAttribute('style') ?? '');
  // Continues the background below the content.
  document.documentElement.style.background = document.body.style.background;
}

async function draw(shown: Shown): Promise<{ pages: number; total: number }> {
  if (shown.kind === 'html') {
    showHtml(shown.html);
    return { pages: 1, total: 1 };
  }
  const { name, bytes } = shown;
  const { pages, total } = shown.kind === 'pdf' ? await drawPages(bytes) : { pages: [bytes], total: 1 };
  await show(pages.map((page, at) => picture(page, `${name}, page ${at + 1} of ${total}`)));
  return { pages: pages.length, total };
}

window.addEventListener('message', async ({ source, data }: MessageEvent<Shown>) => {
  if (source !== window.parent) return;
  try {
    answer({ state: 'shown', ...(await draw(data)) });
  } catch {
    answer({ state: 'failed' });
  }
});
answer({ state: 'ready' });
