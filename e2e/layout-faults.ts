import type { Page } from 'playwright/test';

/** From these widths on a title must fit into two lines, and a table must show all its columns. */
const WIDE_PX = { title: 768, table: 1100 };

/**
 * Finds layout faults: text that is cut off and cannot be read in another way, a column so narrow that it
 * holds one word per line, a title of three lines or a table wider than its card on a wide screen, a footer
 * above the bottom of the window, and elements wider than the window.
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

    /**
     * True if the text can be scrolled into view, is available another way, or is for screen readers only.
     */
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

    for (const { parentElement: card, caption } of document.querySelectorAll('table')) {
      const beyond = card && card.clientWidth > 1 ? card.scrollWidth - card.clientWidth : 0;
      if (beyond > 1 && width >= widePx.table)
        faults.add(`the table “${caption?.textContent}” is ${beyond} px wider than its card`);
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
      if (lines > 2 && width >= widePx.title && parent.closest('h1')) {
        faults.add(`a title of ${lines} lines: ${quote(text.data)}`);
      }
      if (isOut && !canBeRead(parent)) faults.add(`outside: ${quote(text.data)} at ${pathOf(parent)}`);
    }
    return [...faults];
  }, WIDE_PX);

/** CSS pixels, from WCAG 2.5.8. */
const TARGET_PX = 24;

/**
 * Targets below the minimum size whose circle of that diameter meets another target. Links in
 * a sentence are exempt.
 */
export const listSmallTargets = (page: Page) =>
  page.evaluate((least) => {
    interface Target {
      element: HTMLElement;
      box: DOMRect;
    }
    const SELECTOR = [
      'a[href]',
      'button:not(:disabled)',
      'input:not(:disabled)',
      'select:not(:disabled)',
      'textarea:not(:disabled)',
      'summary',
      '[role="tab"]',
      '[role="button"]',
      '[role="option"]',
      '[role="menuitem"]',
    ].join(',');

    function joined(boxes: DOMRect[]): DOMRect {
      const left = Math.min(...boxes.map((box) => box.left));
      const top = Math.min(...boxes.map((box) => box.top));
      const right = Math.max(...boxes.map((box) => box.right));
      return new DOMRect(left, top, right - left, Math.max(...boxes.map((box) => box.bottom)) - top);
    }

    /** The clickable area: a label or a frame around a field counts, and a link may stretch over its row. */
    function boxOf(element: HTMLElement): DOMRect {
      const parts: Element[] = [element];
      if (element instanceof HTMLInputElement) {
        const frame = element.closest('.mantine-Input-wrapper');
        parts.push(...(element.labels ?? []), ...(frame ? [frame] : []));
      }
      const { content, position } = getComputedStyle(element, '::after');
      if (content !== 'none' && position === 'absolute' && element.offsetParent) {
        const own = getComputedStyle(element).position;
        if (own === 'static') parts.push(element.offsetParent);
      }
      return joined(parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 1));
    }

    function isInSentence(element: HTMLElement): boolean {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const walker = document.createTreeWalker(block ?? element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode as Text;
        if (/\S/.test(data) && !parentElement?.closest(SELECTOR)) return true;
      }
      return false;
    }

    /** Clipped text is for screen readers only. */
    function isClipped(element: Element): boolean {
      for (let one: Element | null = element; one; one = one.parentElement) {
        if (getComputedStyle(one).clipPath === 'inset(50%)') return true;
      }
      return false;
    }

    /** Elements in layers that scroll separately only seem to overlap. */
    function layerOf(element: HTMLElement): Element {
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        const { position, overflowY } = getComputedStyle(one);
        if (/fixed|sticky/.test(position) || /auto|scroll/.test(overflowY)) return one;
      }
      return document.body;
    }

    const targets: Target[] = [];
    for (const element of document.body.querySelectorAll<HTMLElement>(SELECTOR)) {
      if (element.closest('[inert]') || element.parentElement?.closest(SELECTOR)) continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || isClipped(element)) continue;
      const box = boxOf(element);
      const isOnPage = box.width > 1 && box.height > 1 && box.right > 0 && box.bottom + window.scrollY > 0;
      if (isOnPage && Number.isFinite(box.width)) targets.push({ element, box });
    }
    const isSmall = ({ box }: Target) => Math.min(box.width, box.height) < least - 0.5;
    const centreOf = ({ box }: Target) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

    function meets(small: Target, other: Target): boolean {
      const { x, y } = centreOf(small);
      const centre = centreOf(other);
      if (isSmall(other)) return Math.hypot(x - centre.x, y - centre.y) < least - 0.5;
      const { left, right, top, bottom } = other.box;
      const dx = Math.max(left - x, 0, x - right);
      return Math.hypot(dx, Math.max(top - y, 0, y - bottom)) < least / 2 - 0.5;
    }

    return targets
      .filter((one) => isSmall(one) && !isInSentence(one.element))
      .filter((one) => {
        const layer = layerOf(one.element);
        return targets.some(
          (other) => other !== one && meets(one, other) && layerOf(other.element) === layer,
        );
      })
      .map(({ element, box }) => {
        const name = element.ariaLabel ?? element.textContent?.trim().slice(0, 60);
        const size = `${Math.round(box.width)} by ${Math.round(box.height)} px`;
        return `a target of ${size} close to another: “${name}” at ${[element.localName, ...element.classList].join('.')}`;
      });
  }, TARGET_PX);
