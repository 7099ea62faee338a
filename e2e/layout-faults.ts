import type { Page } from 'playwright/test';

/** From here on a title has the room not to be broken into three lines. */
const WIDE_PX = 768;

/**
 * What a look at the screen would find: text that is cut off without a way to read it, a column so narrow that it
 * holds one word a line, a title of three lines where there is room, a foot above the bottom of the window, and
 * whatever is wider than the window.
 */
export const listLayoutFaults = (page: Page) =>
  page.evaluate((widePx) => {
    const faults = new Set<string>();
    const width = window.innerWidth;
    const overflow = (document.scrollingElement?.scrollWidth ?? 0) - width;
    if (overflow > 0) faults.add(`the page is ${overflow} px wider than the window`);
    const foot = document.querySelector('footer')?.getBoundingClientRect();
    if (foot && foot.bottom < window.innerHeight - 1) faults.add('the footer ends above the bottom');

    const name = (one: Element) => [one.localName, ...one.classList].join('.');
    const pathOf = (one: Element) => `${one.parentElement ? name(one.parentElement) : ''} > ${name(one)}`;
    const quote = (text: string) => `“${text.trim().replace(/\s+/g, ' ').slice(0, 60)}”`;
    const rectsOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter((rect) => rect.width > 1);
    };
    const hides = (value: string) => value === 'hidden' || value === 'clip';

    function* textsIn(root: Element): Generator<[Text, Element]> {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        const text = walker.currentNode as Text;
        if (!parent || !/\S/.test(text.data) || parent.closest('[aria-hidden="true"], script, style'))
          continue;
        yield [text, parent];
      }
    }

    /** It can be scrolled into sight, read another way, or is for the ear alone. */
    function canBeRead(element: Element): boolean {
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(one);
        const isHeard = one.clientWidth <= 1 && hides(overflowX);
        if (one.hasAttribute('title') || /auto|scroll/.test(overflowX) || isHeard || clipPath !== 'none') {
          return true;
        }
      }
      return false;
    }

    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const isWide = scrollWidth > clientWidth + 1 && clientWidth > 1;
      const isHigh = scrollHeight > clientHeight + 1 && clientHeight > 1;
      if (!isWide && !isHigh) continue;
      const style = getComputedStyle(element);
      const cuts = (isWide && hides(style.overflowX)) || (isHigh && style.webkitLineClamp !== 'none');
      if (!cuts || canBeRead(element)) continue;
      const box = element.getBoundingClientRect();
      for (const [text] of textsIn(element)) {
        if (rectsOf(text).some(({ right, bottom }) => right > box.right + 1 || bottom > box.bottom + 1)) {
          faults.add(`cut off: ${quote(text.data)} at ${pathOf(element)}`);
        }
      }
    }

    for (const [text, parent] of textsIn(document.body)) {
      const rects = rectsOf(text);
      if (rects.length === 0) continue;
      const lines = new Set(rects.map(({ top }) => Math.round(top))).size;
      const isOut = rects.some(({ left, right }) => right > width + 1 || (left < -1 && right > 0));
      if (lines < 3 && !isOut) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const words = text.data.trim().split(/\s+/).length;
      const isList = parent.localName === 'dd' && lines === words;
      if (lines >= 3 && words >= 3 && words < lines * 1.5 && !isList) {
        faults.add(`${words} words in ${lines} lines: ${quote(text.data)} at ${pathOf(parent)}`);
      }
      if (lines > 2 && width >= widePx && parent.closest('h1')) {
        faults.add(`a title of ${lines} lines: ${quote(text.data)}`);
      }
      if (isOut && !canBeRead(parent)) faults.add(`outside: ${quote(text.data)} at ${pathOf(parent)}`);
    }
    return [...faults];
  }, WIDE_PX);
