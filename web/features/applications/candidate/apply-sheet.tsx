import { useEffect } from 'react';
import { Link } from 'react-router';
import { ApplyInput, CANDIDATE_NOTE_MAX } from '#contract/applications/candidate-applications.ts';
import { getCompleteProfile, type OwnProfile } from '#contract/candidates/profile.ts';
import { EDITOR_PATHS, SECTION_LABELS, verifyPath } from '#contract/candidates/sections.ts';
import { isVerifiable } from '#contract/lists/degrees.ts';
import { nearestToMedal } from '#contract/verifications/medal.ts';
import { standOf } from '#contract/verifications/stand.ts';
import { degreeWords } from '#web/features/profiles/degree-words.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { useDraftForm } from '#web/lib/forms/draft-form.ts';
import { fieldId } from '#web/lib/forms/field-id.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';
import { noteDraft } from './apply-note.ts';
import classes from './apply-sheet.module.css';

interface ApplySheetProps {
  jobId: string;
  opened: boolean;
  onClose: () => void;
  onSend: (input: ApplyInput) => void;
  isSending: boolean;
  error: ApiError | null;
}

/** What an application sends and what is missing in it, before it is sent. */
export function ApplySheet({ opened, onClose, ...rest }: ApplySheetProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Apply for this job">
      <ApplyForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

function ApplyForm({ jobId, onClose, onSend, isSending, error }: Omit<ApplySheetProps, 'opened'>) {
  const form = useZodForm(ApplyInput, { defaultValues: { note: '' }, mode: 'onChange' });
  useDraftForm(form, noteDraft(jobId));
  useEffect(() => {
    if (error) applyServerErrors(form, error);
  }, [error, form]);
  return (
    <form noValidate onSubmit={form.handleSubmit(onSend, () => focusLater(fieldId('note')))}>
      <WhatIsSent />
      <div className={classes.note}>
        <TextareaField
          control={form.control}
          name="note"
          label="Note to the company"
          optional
          limit={CANDIDATE_NOTE_MAX}
          minRows={2}
          maxRows={8}
        />
      </div>
      <div className={classes.error}>
        <FormFailure error={error} />
      </div>
      <SubmitFooter isSending={isSending} onCancel={onClose} cancelLabel="Not yet">
        Send application
      </SubmitFooter>
    </form>
  );
}

function WhatIsSent() {
  const profile = useEndpoint(getCompleteProfile, {});
  if (profile.error) {
    return <LoadFailure reading={profile} />;
  }
  if (!profile.data) return <LoadingText lines={4} />;
  return <Contents profile={profile.data} />;
}

function Contents({ profile }: { profile: OwnProfile }) {
  const { basicInfo, completion, education } = profile;
  const open = completion.sections.filter(({ isComplete }) => !isComplete);
  return (
    <div className={classes.contents}>
      <p className="muted">The company gets these, and can write to you.</p>
      <dl className={classes.parts}>
        <div>
          <dt>Profile</dt>
          <dd>{completion.percent === 100 ? 'Complete' : `${completion.percent}% complete`}</dd>
          {open.map(({ section }) => (
            <dd key={section} className={classes.missing}>
              {SECTION_LABELS[section]} is missing. <Link to={EDITOR_PATHS[section]}>Add it</Link>
            </dd>
          ))}
        </div>
        <Degree degrees={education.educations} />
        <div>
          <dt>Resume</dt>
          {basicInfo.resumeFile ? (
            <dd>{basicInfo.resumeFile.name}</dd>
          ) : (
            <dd className={classes.missing}>
              No resume yet. <Link to={EDITOR_PATHS.basicInfo}>Add one</Link>
            </dd>
          )}
        </div>
        <div>
          <dt>Contact details</dt>
          {basicInfo.email && <dd>{basicInfo.email}</dd>}
          {basicInfo.phone ? (
            <dd className="num">{formatPhone(basicInfo.phone)}</dd>
          ) : (
            <dd className={classes.missing}>
              No phone number yet. <Link to={EDITOR_PATHS.basicInfo}>Add it</Link>
            </dd>
          )}
        </div>
      </dl>
    </div>
  );
}

/** The degree that the company sees, with its verification: the one closest to a medal. */
function Degree({ degrees }: { degrees: OwnProfile['education']['educations'] }) {
  const degree = nearestToMedal(degrees) ?? degrees[0];
  if (!degree) return null;
  const { id, educationDegree, universityName } = degree;
  const { state, verb } = degreeWords(standOf(degree));
  const isToDo = verb !== null && isVerifiable(educationDegree);
  return (
    <div>
      <dt>Degree</dt>
      <dd>
        {educationDegree}, {universityName}
      </dd>
      <dd className={isToDo ? classes.missing : 'muted'}>
        {state}
        {isToDo && (
          <>
            . <Link to={verifyPath(id)}>{verb}</Link>
          </>
        )}
      </dd>
    </div>
  );
}
