/** The last focused element. */
let remembered: Element | null = null;

/** The element that stays: for a menu item, which disappears with its menu, the menu's button. */
function lastingOf(focused: Element | null): Element | null {
  const menu = focused?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
}

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    remembered = lastingOf(target as Element);
  });
}

/** The focused element, or the last one if it was removed. */
export function lastingOpener(): Element | null {
  const focused = document.activeElement;
  return focused && focused !== document.body ? lastingOf(focused) : remembered;
}
