import { Button } from '@mantine/core';
import type { Page } from '#contract/core/page.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { PagerBar } from '#web/ui/display/pager.tsx';

const WIDTH = 5;

interface PageWindowProps {
  page: Pick<Page<unknown>, 'number' | 'totalPages'>;
  /** Pages count from 0. */
  onChange: (page: number) => void;
}

/** Which five pages are offered: the present one in their middle, as far as there are others. */
export function pagesAround({ number, totalPages }: PageWindowProps['page']): number[] {
  const first = Math.max(0, Math.min(number - Math.floor(WIDTH / 2), totalPages - WIDTH));
  return Array.from({ length: Math.min(WIDTH, totalPages) }, (_, at) => first + at);
}

/** `Showing page 2 of 46`, and the pages around it. */
export function PageWindow({ page, onChange }: PageWindowProps) {
  const { number, totalPages } = page;
  return (
    <PagerBar bordered words={`Showing page ${formatNumber(number + 1)} of ${formatNumber(totalPages)}`}>
      <Button size="xs" variant="default" disabled={number === 0} onClick={() => onChange(number - 1)}>
        Previous
      </Button>
      {pagesAround(page).map((at) => (
        <Button
          key={at}
          size="xs"
          variant={at === number ? 'filled' : 'default'}
          aria-label={`Page ${at + 1}`}
          {...(at === number && { 'aria-current': 'page' as const })}
          onClick={() => onChange(at)}
        >
          {formatNumber(at + 1)}
        </Button>
      ))}
      <Button
        size="xs"
        variant="default"
        disabled={number >= totalPages - 1}
        onClick={() => onChange(number + 1)}
      >
        Next
      </Button>
    </PagerBar>
  );
}
