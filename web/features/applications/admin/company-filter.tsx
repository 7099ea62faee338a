import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { adminFindCompanies } from '#contract/applications/admin-applications.ts';
import { useEndpoint } from '#web/lib/api/query.ts';

const PAUSE_MS = 200;

interface CompanyFilterProps {
  value: string | undefined;
  onChange: (companyId: string | undefined) => void;
  className?: string | undefined;
}

/** One company of all there are, found by its name. */
export function CompanyFilter({ value, onChange, className }: CompanyFilterProps) {
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text, PAUSE_MS);
  const chosen = useEndpoint(adminFindCompanies, { query: { id: value } }, { enabled: value !== undefined });
  const found = useEndpoint(adminFindCompanies, { query: { search } }, { keepPrevious: true });
  const known = value === undefined ? [] : (chosen.data ?? []);
  const others = (found.data ?? []).filter(({ id }) => id !== value);
  return (
    <Select
      className={className}
      aria-label="Company"
      placeholder="All companies"
      clearable
      searchable
      nothingFoundMessage="No company has this name"
      value={value ?? null}
      data={[...known, ...others].map(({ id, name }) => ({ value: id, label: name }))}
      // The server looks; what it found is not looked through again.
      filter={({ options }) => options}
      onSearchChange={setText}
      onChange={(companyId) => onChange(companyId ?? undefined)}
    />
  );
}
