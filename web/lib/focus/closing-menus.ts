const menuOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLDetailsElement>('details[data-menu]') : null;

/**
 * Closes each `<details data-menu>` on Escape, when one of its links is used, and when the focus leaves it.
 */
export function closeMenus(): void {
  const close = (menu: Element | null) => menu?.removeAttribute('open');
  document.addEventListener('keydown', ({ key, target }) => {
    const menu = key === 'Escape' ? menuOf(target) : null;
    if (!menu?.open) return;
    close(menu);
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = menuOf(target);
    if (relatedTarget instanceof Node && !menu?.contains(relatedTarget)) close(menu);
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close(menuOf(target));
  });
}
