import { useEffect, useState } from 'react';
import type { LegalSection } from './legal-text.ts';

/** The section that is being read: the last one whose heading has reached the upper third. None above the first. */
export function useSectionInView(sections: readonly LegalSection[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const headings = sections.map(({ id }) => document.getElementById(id)).filter((found) => found !== null);
    function look(): void {
      const line = window.innerHeight / 3;
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < line)?.id ?? null);
    }
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [sections]);
  return current;
}
