import type { CandidateFacets } from '#contract/search/candidate-search.ts';
import { Choices, FilterGroup } from '#web/ui/filters/check-group.tsx';
import { bandLabel } from './active-filters.ts';
import { NumberPair } from './number-pair.tsx';
import { bandKey, bandOf, type ChangeSearch, type SearchState } from './search-state.ts';

interface ExperienceFilterProps {
  bands: CandidateFacets['experience'];
  state: Pick<SearchState, 'exp'>;
  change: ChangeSearch;
}

const MOST_YEARS = 50;

/** Years of work: by band, or one range as it is typed. */
export function ExperienceFilter({ bands, state, change }: ExperienceFilterProps) {
  const [only, ...others] = state.exp.map(bandOf);
  const typed = others.length === 0 ? only : undefined;
  return (
    <FilterGroup title="Experience">
      <NumberPair
        label="Years of experience"
        least={0}
        most={MOST_YEARS}
        open={['Any', 'Any']}
        from={typed?.min || undefined}
        to={typed?.max ?? undefined}
        onChange={(min = 0, max) =>
          change({ exp: min === 0 && max === undefined ? [] : [bandKey({ min, max: max ?? null })] })
        }
      />
      <Choices
        counted="candidates"
        choices={bands.map((band) => ({ value: bandKey(band), label: bandLabel(band), count: band.count }))}
        chosen={state.exp}
        onChange={(exp) => change({ exp })}
      />
    </FilterGroup>
  );
}
