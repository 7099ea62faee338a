import { Button } from '@mantine/core';
import {
  changeJobSearch,
  JobSearchChange,
  type SavedJobSearch,
} from '#contract/saved-searches/saved-search.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { FailureMessage } from '#web/ui/display/failure-message.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog, DialogFooter } from '#web/ui/overlays/dialog.tsx';
import classes from './saved-searches.module.css';

interface RenameDialogProps {
  search: SavedJobSearch;
  opened: boolean;
  onClose: () => void;
}

export function RenameDialog({ search, opened, onClose }: RenameDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Rename this search">
      <RenameForm search={search} onClose={onClose} />
    </Dialog>
  );
}

function RenameForm({ search: { id, name }, onClose }: Omit<RenameDialogProps, 'opened'>) {
  const form = useZodForm(JobSearchChange, { defaultValues: { name } });
  const rename = useEndpointMutation(changeJobSearch, {
    onSuccess: onClose,
    onError: (error) => applyServerErrors(form, error),
  });
  const failure = rename.error && rename.error.errors.length === 0 ? rename.error : null;
  return (
    <form noValidate onSubmit={form.handleSubmit((body) => rename.mutate({ params: { id }, body }))}>
      <div className={classes.form}>
        {failure && <FailureMessage>{wordsOf(failure, 'The search was not renamed.')}</FailureMessage>}
        <TextField control={form.control} name="name" label="Name" data-autofocus />
      </div>
      <DialogFooter>
        <Button type="submit" loading={rename.isPending}>
          Rename
        </Button>
        <Button variant="subtle" onClick={onClose}>
          Cancel
        </Button>
      </DialogFooter>
    </form>
  );
}
