import type { FrameAnswer, Shown } from './frame-messages.ts';

/** More pages are not drawn: whoever wants to read on downloads the file. */
const MOST_PAGES = 20;
/** Sharp on a dense screen at the width of a dialog. */
const WIDTH = 1400;

interface DrawnPages {
  pages: Blob[];
  total: number;
}

/**
 * Pictures of the pages of a PDF. A browser shows no PDF in a sandboxed frame, and its own reader runs what the
 * file brings along; of this one nothing is left but pixels.
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

/*
 * Runs in a frame of no origin (see server/http/pages/document-frame.ts), built as a script of its own. Whatever a
 * file brings along finds neither the session nor the page here.
 */

const answer = (message: FrameAnswer) => window.parent.postMessage(message, '*');

function picture(bytes: Blob, alt: string): HTMLImageElement {
  const image = document.createElement('img');
  image.alt = alt;
  image.src = URL.createObjectURL(bytes);
  return image;
}

/** A broken picture is told of instead of shown. */
async function show(pictures: readonly HTMLImageElement[]): Promise<void> {
  await Promise.all(pictures.map((one) => one.decode()));
  document.body.replaceChildren(...pictures);
}

/** No link of it leads anywhere: the frame would leave the document. */
function showHtml(html: string): void {
  const { body, head } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a, area')) link.removeAttribute('href');
  document.body.replaceChildren(...head.querySelectorAll('style'), ...body.childNodes);
  document.body.setAttribute('style', body.getAttribute('style') ?? '');
  // Its ground goes on below it.
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
