import { Link } from 'react-router';
import { EXPERIENCE_BANDS } from '#contract/lists/experience-bands.ts';
import { WAITLIST_COLLEGES } from '#contract/lists/institutes.ts';
import { CandidateWaitlist, joinCandidateWaitlist } from '#contract/waitlist.ts';
import { call } from '#web/lib/api/api.ts';
import { useZodForm } from '#web/lib/forms/form.ts';
import { SelectField } from '#web/ui/fields/choice-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { WaitlistForm } from './waitlist-form.tsx';

const EMPTY = { name: '', email: '', phone: '', college: '', experience: '' };

export default function CandidateDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const form = useZodForm(CandidateWaitlist, { defaultValues: EMPTY, mode: 'onSubmit' });
  return (
    <Dialog opened={opened} onClose={onClose} title="Find opportunities">
      <WaitlistForm
        list="JOBSEEKER"
        form={form}
        join={(body) => call(joinCandidateWaitlist, { body })}
        onClose={onClose}
        signUp={{ to: '/candidate/signup', label: 'Create your profile' }}
        intro={
          <>
            Tell us who you are, and we write to you when companies look for graduates like you. Or{' '}
            <Link to="/candidate/signup" className="inline-link">
              create your profile now
            </Link>
            .
          </>
        }
      >
        <SelectField
          control={form.control}
          name="college"
          label="College"
          data={WAITLIST_COLLEGES}
          searchable
          nothingFoundMessage="No college of this name"
          maxDropdownHeight={260}
        />
        <SelectField control={form.control} name="experience" label="Experience" data={EXPERIENCE_BANDS} />
      </WaitlistForm>
    </Dialog>
  );
}
