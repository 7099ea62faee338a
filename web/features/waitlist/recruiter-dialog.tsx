import { Link } from 'react-router';
import { joinRecruiterWaitlist, RecruiterWaitlist } from '#contract/waitlist.ts';
import { call } from '#web/lib/api/api.ts';
import { useZodForm } from '#web/lib/forms/form.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { WaitlistForm } from './waitlist-form.tsx';

const EMPTY = { name: '', email: '', phone: '', company: '' };

export default function RecruiterDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const form = useZodForm(RecruiterWaitlist, { defaultValues: EMPTY, mode: 'onSubmit' });
  return (
    <Dialog opened={opened} onClose={onClose} title="Hire talent">
      <WaitlistForm
        list="RECRUITER"
        form={form}
        join={(body) => call(joinRecruiterWaitlist, { body })}
        onClose={onClose}
        signUp={{ to: '/recruiter/signup', label: 'Open your account' }}
        intro={
          <>
            Tell us who is hiring, and we write to you about the graduates you can meet here. Or{' '}
            <Link to="/recruiter/signup" className="inline-link">
              open your account now
            </Link>
            .
          </>
        }
      >
        <TextField control={form.control} name="company" label="Company" autoComplete="organization" />
      </WaitlistForm>
    </Dialog>
  );
}
