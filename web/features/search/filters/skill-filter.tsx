import { SegmentedControl, Select } from '@mantine/core';
import { useCallbackRef, useDebouncedValue } from '@mantine/hooks';
import { memo, useState } from 'react';
import { YEAR_STOPS } from '#contract/matching/search-tokens.ts';
import { type CandidateFacets, suggestSkills } from '#contract/search/candidate-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Choices, FilterGroup } from '#web/ui/filters/check-group.tsx';
import { AddName } from './add-name.tsx';
import classes from './filters.module.css';
import {
  type ChangeSearch,
  LEVELS,
  type SearchState,
  type SkillChoice,
  skillKey,
  skillOf,
} from './search-state.ts';

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

/** Required skills, each with its minimum years, by checkbox or by name. */
export function SkillFilter({ facets, state, change }: SkillFilterProps) {
  const chosen = state.skill.map(skillOf);
  const find = (name: string): SkillChoice =>
    chosen.find((one) => one.name === name) ?? { name, minYears: 0, minLevel: 0 };
  const refine = (name: string, detail: Partial<SkillChoice>) =>
    change({ skill: chosen.map((one) => skillKey(one.name === name ? { ...one, ...detail } : one)) });
  const setSkills = (names: string[]) =>
    change({
      skill: names.map((name) => skillKey(find(name))),
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
  const addOne = useCallbackRef((name: string) => {
    if (!isPicked.has(name.toLowerCase())) setSkills([...names, name]);
  });
  return (
    <FilterGroup title="Skills">
      <AddSkill onAdd={addOne} />
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
          <div className={classes.least}>
            <Select
              size="xs"
              aria-label={`Experience with ${value}`}
              data={YEARS}
              value={String(find(value).minYears)}
              onChange={(years) => refine(value, { minYears: Number(years) })}
            />
            <Select
              size="xs"
              aria-label={`Level in ${value}`}
              data={LEVELS}
              value={String(find(value).minLevel)}
              onChange={(level) => refine(value, { minLevel: Number(level) })}
            />
          </div>
        )}
      />
    </FilterGroup>
  );
}

const AddSkill = memo(function AddSkill({ onAdd }: { onAdd: (name: string) => void }) {
  const [text, setText] = useState('');
  const [query] = useDebouncedValue(text.trim(), 200);
  const suggestions = useEndpoint(
    suggestSkills,
    { query: { q: query } },
    { enabled: query !== '', keepPrevious: true, staleTime: 300_000 },
  );
  return (
    <AddName
      label="Add a skill"
      suggest={() => (query === '' ? [] : (suggestions.data ?? []))}
      onAdd={onAdd}
      onType={setText}
    />
  );
});
