import { SegmentedControl } from '@mantine/core';
import type { Mine } from '#contract/kit/mine.ts';

interface MineFilterProps {
  value: Mine;
  onChange: (mine: Mine) => void;
}

/** All jobs of the company, or only those that the user owns or hires for. */
export function MineFilter({ value, onChange }: MineFilterProps) {
  return (
    <SegmentedControl
      style={{ alignSelf: 'center' }}
      aria-label="Whose"
      value={value}
      data={[
        { value: 'true', label: 'Mine' },
        { value: 'false', label: 'All' },
      ]}
      onChange={(mine) => onChange(mine as Mine)}
    />
  );
}
