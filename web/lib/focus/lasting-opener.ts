/** What had the focus last. */
let remembered: Element | null = null;

/** What stays: of a line in a menu, which goes with it, the button of the menu. */
function lastingOf(focused: Element | null): Element | null {
  const menu = focused?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
}

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    remembered = lastingOf(target as Element);
  });
}

/** What has the focus, or had it until it went away with what it stood in. */
export function lastingOpener(): Element | null {
  const focused = document.activeElement;
  return focused && focused !== document.body ? lastingOf(focused) : remembered;
}
