import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Page } from '#contract/core/page.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { IconChevronLeft, IconChevronRight } from '#web/ui/icons/controls.ts';
import classes from './pager.module.css';

interface PagerProps {
  page: Pick<Page<unknown>, 'number' | 'size' | 'totalElements' | 'first' | 'last'> & {
    totalIsEstimate?: boolean;
  };
  /** Page numbers start at 0. */
  onChange: (page: number) => void;
  /** Adds a line above: for the bottom of a table. */
  bordered?: boolean;
}

/**
 * `Showing 1 to 20 of 46 results` (`of about 161,000` for an estimate), Previous and Next. Renders nothing
 * for a single page.
 */
export function Pager(props: PagerProps) {
  const { first, totalElements, size } = props.page;
  return first && totalElements <= size ? null : <LastingPager {...props} />;
}

/** The same, but also shown for a single page. */
export function LastingPager({ page, onChange, bordered = true }: PagerProps) {
  const { number, size, totalElements, totalIsEstimate = false } = page;
  const from = number * size + 1;
  const to = Math.min(totalElements, from + size - 1);
  return (
    <PagerBar
      bordered={bordered}
      words={`Showing ${formatNumber(from)} to ${formatNumber(to)} of ${totalIsEstimate ? 'about ' : ''}${formatNumber(totalElements)} results`}
    >
      <Button
        size="xs"
        variant="default"
        leftSection={<IconChevronLeft size={16} stroke={1.6} aria-hidden="true" />}
        disabled={page.first}
        onClick={() => onChange(number - 1)}
      >
        Previous
      </Button>
      <Button
        size="xs"
        variant="default"
        rightSection={<IconChevronRight size={16} stroke={1.6} aria-hidden="true" />}
        disabled={page.last}
        onClick={() => onChange(number + 1)}
      >
        Next
      </Button>
    </PagerBar>
  );
}

interface PagerBarProps {
  /** Which part of the total is shown. */
  words: string;
  bordered: boolean;
  children: ReactNode;
}

/** The bottom of a list: the position, and the links to other pages. */
export function PagerBar({ words, bordered, children }: PagerBarProps) {
  return (
    <nav className={`${classes.pager} ${bordered ? classes.bordered : ''}`} aria-label="Pages">
      <p className="num" aria-live="polite">
        {words}
      </p>
      <div className={classes.buttons}>{children}</div>
    </nav>
  );
}
