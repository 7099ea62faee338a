/**
 * Marks the link of the current section: the last one whose heading has reached the upper third. Returns a
 * function to stop.
 */
export function followSections(contents: Element): () => void {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  function look(): void {
    const third = window.innerHeight / 3;
    const current = links.findLast(({ hash }) => {
      const heading = document.getElementById(hash.slice(1));
      return heading && heading.getBoundingClientRect().top < third;
    });
    for (const link of links)
      if (link.hash === current?.hash) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
  }
  look();
  window.addEventListener('scroll', look, { passive: true });
  return () => window.removeEventListener('scroll', look);
}
