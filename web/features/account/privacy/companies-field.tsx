import { TagsInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { MAX_HIDDEN_COMPANIES, type Privacy, searchCompanies } from '#contract/candidates/privacy.ts';
import { useEndpoint } from '#web/lib/api/query.ts';

type Companies = Privacy['hiddenCompanies'];

interface CompaniesFieldProps {
  companies: Companies;
  onChange: (companies: Companies) => void;
}

const DELAY_MS = 200;
const OFFERED = 10;

const sameName = (name: string) => (company: { name: string }) =>
  company.name.toLowerCase() === name.trim().toLowerCase();

/** Companies of the platform, or any other by its name. */
export function CompaniesField({ companies, onChange }: CompaniesFieldProps) {
  const [text, setText] = useState('');
  const [wanted] = useDebouncedValue(text.trim(), DELAY_MS);
  const found = useEndpoint(
    searchCompanies,
    { query: { text: wanted, size: OFFERED } },
    { enabled: wanted !== '', keepPrevious: true },
  );
  const offered = wanted === '' ? [] : (found.data?.content ?? []);
  return (
    <TagsInput
      label="Hide me from these companies"
      description="Choose a company, or type its name or website and press Enter."
      data={[...new Set(offered.map(({ name }) => name))]}
      limit={OFFERED}
      maxTags={MAX_HIDDEN_COMPANIES}
      // Names such as "Rao, Sons and Co" have commas.
      splitChars={[]}
      acceptValueOnBlur={false}
      searchValue={text}
      onSearchChange={setText}
      value={companies.map(({ name }) => name)}
      onChange={(names) =>
        onChange(
          names.map(
            (name) =>
              companies.find(sameName(name)) ??
              offered.find(sameName(name)) ?? { id: null, name: name.trim() },
          ),
        )
      }
    />
  );
}
