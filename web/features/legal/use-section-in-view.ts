import { useEffect, useState } from 'react';
import type { LegalSection } from './legal-text.ts';

/** A section is being read while its heading is in the upper third, or has left above it. */
const READING_BAND = '0px 0px -66% 0px';

/** The section that is being read; none above the first one. */
export function useSectionInView(sections: readonly LegalSection[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const headings = sections.map(({ id }) => document.getElementById(id)).filter((found) => found !== null);
    const limit = () => window.innerHeight / 3;
    const observer = new IntersectionObserver(
      () => {
        const passed = headings.filter((heading) => heading.getBoundingClientRect().top < limit());
        setCurrent(passed.at(-1)?.id ?? null);
      },
      { rootMargin: READING_BAND },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
