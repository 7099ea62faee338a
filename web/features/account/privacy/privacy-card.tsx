import { Switch } from '@mantine/core';
import { useId } from 'react';
import { getPrivacy, type Privacy, savePrivacy } from '#contract/candidates/privacy.ts';
import { listInWords } from '#contract/kit/list-in-words.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Card } from '#web/ui/display/card.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { SavedLine } from '../saved-line.tsx';
import { useNote } from '../use-note.ts';
import { useSavedAtOnce } from '../use-saved-at-once.ts';
import { CompaniesField } from './companies-field.tsx';
import classes from './privacy-card.module.css';

/** Who may find a candidate. Every change is saved at once. */
export function PrivacyCard() {
  const reading = useEndpoint(getPrivacy, {});
  const { data: privacy, error } = reading;
  const [note, show] = useNote();
  const save = useSavedAtOnce({
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
        <SavedLine text={note} />
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
