import { Autocomplete, SegmentedControl, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { YEAR_STOPS } from '#contract/matching/search-tokens.ts';
import { type CandidateFacets, suggestSkills } from '#contract/search/candidate-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Choices, FilterGroup } from '#web/ui/filters/check-group.tsx';
import classes from './filters.module.css';
import { type ChangeSearch, type SearchState, skillKey, skillOf } from './search-state.ts';

interface SkillFilterProps {
  facets: CandidateFacets['skills'];
  state: Pick<SearchState, 'skill' | 'mode'>;
  change: ChangeSearch;
}

const YEARS = [
  { value: '0', label: 'Any experience' },
  ...YEAR_STOPS.map((stop) => ({
    value: String(stop),
    label: stop === 1 ? '1 year and over' : `${stop} years and over`,
  })),
];

/** Skills to have, each with its least years, by tick or by name. */
export function SkillFilter({ facets, state, change }: SkillFilterProps) {
  const chosen = state.skill.map(skillOf);
  const setSkills = (names: string[]) =>
    change({
      skill: names.map((name) => skillKey(chosen.find((one) => one.name === name) ?? { name, minYears: 0 })),
    });
  const counts = new Map(facets.map(({ name, count }) => [name.toLowerCase(), count]));
  const picked = chosen.map(({ name }) => ({
    value: name,
    label: name,
    count: counts.get(name.toLowerCase()) ?? 0,
  }));
  const isPicked = new Set(chosen.map(({ name }) => name.toLowerCase()));
  const others = facets
    .filter(({ name }) => !isPicked.has(name.toLowerCase()))
    .map(({ name, count }) => ({ value: name, label: name, count }));
  const names = chosen.map(({ name }) => name);
  return (
    <FilterGroup title="Skills">
      <AddSkill onAdd={(name) => !isPicked.has(name.toLowerCase()) && setSkills([...names, name])} />
      {chosen.length > 1 && (
        <SegmentedControl
          fullWidth
          mb={6}
          aria-label="How many of these skills"
          value={state.mode}
          data={[
            { value: 'ALL', label: 'All of these' },
            { value: 'ANY', label: 'Any of these' },
          ]}
          onChange={(mode) => change({ mode: mode as SearchState['mode'] })}
        />
      )}
      <Choices
        counted="candidates"
        choices={[...picked, ...others]}
        chosen={names}
        onChange={setSkills}
        first={Math.max(4, picked.length)}
        detail={({ value }) => (
          <Select
            className={classes.years ?? ''}
            size="xs"
            aria-label={`Experience with ${value}`}
            data={YEARS}
            value={String(chosen.find(({ name }) => name === value)?.minYears ?? 0)}
            onChange={(years) =>
              change({
                skill: chosen.map((one) =>
                  skillKey(one.name === value ? { name: value, minYears: Number(years) } : one),
                ),
              })
            }
          />
        )}
      />
    </FilterGroup>
  );
}

function AddSkill({ onAdd }: { onAdd: (name: string) => void }) {
  const [text, setText] = useState('');
  const [query] = useDebouncedValue(text.trim(), 200);
  const suggestions = useEndpoint(
    suggestSkills,
    { query: { q: query } },
    { enabled: query !== '', keepPrevious: true, staleTime: 300_000 },
  );
  function add(name: string) {
    if (name.trim()) onAdd(name.trim());
    setText('');
  }
  return (
    <Autocomplete
      className={classes.add ?? ''}
      aria-label="Add a skill"
      placeholder="Add a skill"
      maxLength={60}
      leftSection={<IconSearch size={14} stroke={1.6} aria-hidden="true" />}
      data={query === '' ? [] : (suggestions.data ?? [])}
      filter={({ options }) => options}
      value={text}
      onChange={setText}
      onOptionSubmit={(name) => {
        add(name);
        // Mantine writes the option into the field after this call.
        queueMicrotask(() => setText(''));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.currentTarget.getAttribute('aria-activedescendant')) return;
        event.preventDefault();
        add(text);
      }}
    />
  );
}
