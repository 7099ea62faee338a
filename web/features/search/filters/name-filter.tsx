import { Button } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import type { CandidateFacets } from '#contract/search/candidate-search.ts';
import { Choices, FilterGroup } from '#web/ui/filters/check-group.tsx';
import { AddName } from './add-name.tsx';

interface NameFilterProps {
  title: string;
  /** What the field says: `Add a city`. */
  add: string;
  /** Whatever can be added. */
  all: readonly string[];
  facets: CandidateFacets['cities'];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

const MOST_SUGGESTIONS = 8;

/** Names to choose several of: the most frequent by tick, all others as they are typed. */
export function NameFilter({ title, add, all, facets, chosen, onChange }: NameFilterProps) {
  const suggest = useCallbackRef((text: string): string[] => {
    const typed = text.toLowerCase();
    const fits = all.filter((name) => !chosen.includes(name) && name.toLowerCase().includes(typed));
    const starts = (name: string) => Number(name.toLowerCase().startsWith(typed));
    return fits.toSorted((a, b) => starts(b) - starts(a)).slice(0, MOST_SUGGESTIONS);
  });
  const addOne = useCallbackRef((typed: string) => {
    const name = all.find((one) => one.toLowerCase() === typed.toLowerCase()) ?? suggest(typed)[0];
    if (name && !chosen.includes(name)) onChange([...chosen, name]);
  });
  return (
    <FilterGroup
      title={title}
      side={
        chosen.length > 0 && (
          <Button
            variant="link"
            size="xs"
            aria-label={`Clear ${title.toLowerCase()}`}
            onClick={() => onChange([])}
          >
            Clear
          </Button>
        )
      }
    >
      <AddName label={add} suggest={suggest} onAdd={addOne} />
      <Choices
        counted="candidates"
        choices={facets.map(({ name, count }) => ({ value: name, label: name, count }))}
        chosen={chosen}
        onChange={onChange}
      />
    </FilterGroup>
  );
}
