import { Switch, TagsInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useId, useState } from 'react';
import {
  getPrivacy,
  MAX_HIDDEN_COMPANIES,
  type Privacy,
  savePrivacy,
  searchCompanies,
} from '#contract/candidates/privacy.ts';
import { listInWords } from '#contract/kit/list-in-words.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Card } from '#web/ui/display/card.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import classes from './privacy-card.module.css';
import { SavedStatus, useAutosave, useNote } from './saved-status.tsx';

type Companies = Privacy['hiddenCompanies'];

interface CompaniesFieldProps {
  companies: Companies;
  onChange: (companies: Companies) => void;
}

const DELAY_MS = 200;
const OFFERED = 10;

const sameName = (name: string) => (company: { name: string }) =>
  company.name.toLowerCase() === name.trim().toLowerCase();

/** Companies of the platform, or any other by name. */
function CompaniesField({ companies, onChange }: CompaniesFieldProps) {
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
      // Not split at commas, which names such as "Rao, Sons and Co" contain.
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

/** Who can find a candidate. Every change is saved at once. */
export function PrivacyCard() {
  const reading = useEndpoint(getPrivacy, {});
  const { data: privacy, error } = reading;
  const [note, show] = useNote();
  const save = useAutosave({
    read: getPrivacy,
    write: savePrivacy,
    toInput: ({ currentEmployers: _, ...body }) => ({ body }),
    onSaved: () => show(savePrivacy.message),
  });
  if (error && !privacy) {
    return <LoadFailure reading={reading} />;
  }
  const change = (changes: Partial<Privacy>) => privacy && save.mutate({ ...privacy, ...changes });
  return (
    <Card title="Who can find you">
      <div className={classes.stack}>
        {save.error && <FailureMessage>{save.error.message}</FailureMessage>}
        {!privacy && <LoadingText lines={5} />}
        {privacy && (
          <>
            <Setting
              label="Show my profile to recruiters"
              help="When off, you are left out of every search. Companies you applied to still see you."
              checked={privacy.isVisible}
              onChange={(isVisible) => change({ isVisible })}
            />
            <hr className={classes.rule} />
            <Setting
              label="Hide me from my current employer"
              help={employerHelp(privacy.currentEmployers)}
              checked={privacy.hideFromCurrentEmployer}
              onChange={(hideFromCurrentEmployer) => change({ hideFromCurrentEmployer })}
            />
            <hr className={classes.rule} />
            <div className={classes.companies}>
              <CompaniesField
                companies={privacy.hiddenCompanies}
                onChange={(hiddenCompanies) => change({ hiddenCompanies })}
              />
            </div>
          </>
        )}
        <SavedStatus text={note} />
      </div>
    </Card>
  );
}

function employerHelp(employers: readonly string[]): string {
  if (employers.length === 0) return 'The company of the job you mark as current in your experience.';
  return `That is ${listInWords(employers)}, where you work now.`;
}

interface SettingProps {
  label: string;
  help: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Setting({ label, help, checked, onChange }: SettingProps) {
  const id = useId();
  return (
    <div className={classes.setting}>
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-help`} className="small muted">
          {help}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-help`}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
