import {
  changeJobSearch,
  JobSearchChange,
  type SavedJobSearch,
} from '#contract/saved-searches/saved-search.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';
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
  const { form, submit, failure, isPending } = useEndpointForm(JobSearchChange, changeJobSearch, {
    params: { id },
    defaultValues: { name },
    onSuccess: onClose,
  });
  return (
    <form noValidate onSubmit={submit}>
      <div className={classes.form}>
        <FormFailure error={failure} words="The search was not renamed." />
        <TextField control={form.control} name="name" label="Name" data-autofocus />
      </div>
      <SubmitFooter isSending={isPending} onCancel={onClose}>
        Rename
      </SubmitFooter>
    </form>
  );
}
