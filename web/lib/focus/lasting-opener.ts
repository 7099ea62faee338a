/** What has the focus and stays: of a line in a menu, which goes with it, the button of the menu. */
export function lastingOpener(): Element | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
}
