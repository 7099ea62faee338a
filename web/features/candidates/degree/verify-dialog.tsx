import { Button, SegmentedControl } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import {
  CodeRequest,
  type DegreeProof,
  PROOF_MAX_BYTES,
  PROOF_SIZE,
  PROOF_TYPE,
  PROOF_TYPES,
  sendDegreeCode,
  uploadDegreeProof,
} from '#contract/verifications/own.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { Message } from '#web/ui/display/message.tsx';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog, DialogFooter } from '#web/ui/overlays/dialog.tsx';
import { apart, CodeStep } from './code-step.tsx';
import classes from './degree.module.css';
import '@mantine/dropzone/styles.layer.css';
import { useId, useState } from 'react';
import drop from '#web/features/candidates/resume-section.module.css';
import { formatBytes } from '#web/lib/format/units.ts';
import { Medal } from '#web/ui/brand/medal.tsx';
import { IconUpload } from '#web/ui/icons/acts.ts';

const NAME = /\.(pdf|jpe?g|png)$/i;

/** Checks type and size before the upload; the server checks the content. */
export function proofFault({ type, name, size }: Pick<File, 'type' | 'name' | 'size'>): string | null {
  if (!PROOF_TYPES.includes(type) && !NAME.test(name)) return PROOF_TYPE;
  return size > PROOF_MAX_BYTES ? PROOF_SIZE : null;
}

interface AddressStepProps {
  educationId: string;
  mailDomain: string | null;
  onSent: () => void;
}

/** Asks for an address at the institute and mails a code to it. */
function AddressStep({ educationId, mailDomain, onSent }: AddressStepProps) {
  const { form, submit, failure, isPending } = useEndpointForm(CodeRequest, sendDegreeCode, {
    params: { id: educationId },
    defaultValues: { email: '' },
    onSuccess: onSent,
  });
  if (mailDomain === null) {
    return (
      <Message>We do not know the mail addresses of this institute yet. Please send a document.</Message>
    );
  }
  return (
    <form noValidate className={classes.step} onSubmit={apart(submit)}>
      <FormFailure error={failure} />
      <TextField
        control={form.control}
        name="email"
        type="email"
        label="Your address at the institute"
        description={`It ends in ${mailDomain}. Student and alumni addresses both count.`}
        autoComplete="off"
        data-autofocus
      />
      <DialogFooter>
        <Button type="submit" loading={isPending}>
          Send the code
        </Button>
      </DialogFooter>
    </form>
  );
}

interface DocumentStepProps {
  educationId: string;
  onDone: () => void;
}

/** Uploads a certificate; the server detects its type from the content. */
function DocumentStep({ educationId, onDone }: DocumentStepProps) {
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const helpId = useId();
  const upload = useEndpointMutation(uploadDegreeProof, {
    isOnce: true,
    onSuccess: onDone,
    onError: (error) => setFault(error.message),
  });
  function choose(chosen: File | undefined) {
    if (!chosen) return;
    const found = proofFault(chosen);
    setFault(found);
    setFile(found ? null : chosen);
  }
  function send() {
    if (!file) return setFault('Please choose a file first');
    const form = new FormData();
    form.append('document', file);
    upload.mutate({ params: { id: educationId }, form });
  }
  return (
    <div className={classes.step}>
      <Dropzone
        className={drop.drop ?? ''}
        multiple={false}
        onDrop={(files) => choose(files[0])}
        inputProps={{ 'aria-label': 'Document', 'aria-describedby': helpId }}
      >
        <IconUpload className="icon muted" size={20} stroke={1.6} aria-hidden="true" />
        {file ? (
          <p>
            <span className="strong">{file.name}</span>{' '}
            <span className="small muted num">{formatBytes(file.size)}</span>
          </p>
        ) : (
          <p>
            <span className="strong">Choose a file</span> or drop it here
          </p>
        )}
        <p id={helpId} className="small muted">
          Degree certificate, provisional certificate or final mark sheet. PDF, JPG or PNG, up to 5 MB.
        </p>
      </Dropzone>
      {fault && (
        <p className="mantine-InputWrapper-error" role="alert">
          {fault}
        </p>
      )}
      <DialogFooter>
        <Button loading={upload.isPending} onClick={send}>
          Send the document
        </Button>
      </DialogFooter>
    </div>
  );
}

const WAYS = [
  { value: 'MAIL', label: 'Institute email' },
  { value: 'DOCUMENT', label: 'Document' },
];

interface VerifyDialogProps {
  opened: boolean;
  onClose: () => void;
  proof: DegreeProof;
  universityName: string;
}

/**
 * Two ways to verify a degree: a code to the institute's mail address, or a document that an admin reviews.
 */
export function VerifyDialog({ opened, onClose, ...rest }: VerifyDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Verify your degree">
      <Ways {...rest} onClose={onClose} />
    </Dialog>
  );
}

function Ways({ proof, universityName, onClose }: Omit<VerifyDialogProps, 'opened'>) {
  const [way, setWay] = useState(proof.mailDomain === null ? 'DOCUMENT' : 'MAIL');
  /** The user wants to use another address than the one a code was mailed to. */
  const [isElsewhere, setElsewhere] = useState(false);
  if (proof.status === 'VERIFIED') return <Verified universityName={universityName} onClose={onClose} />;
  const hasCode = proof.status === 'PENDING' && proof.method === 'MAIL' && !isElsewhere;
  return (
    <div className={classes.ways}>
      <p>{universityName}. Recruiters see that the degree is verified, never the address or the document.</p>
      <SegmentedControl fullWidth data={WAYS} value={way} onChange={setWay} aria-label="How to verify" />
      {way === 'DOCUMENT' && <DocumentStep educationId={proof.educationId} onDone={onClose} />}
      {way === 'MAIL' && hasCode && <CodeStep proof={proof} onElsewhere={() => setElsewhere(true)} />}
      {way === 'MAIL' && !hasCode && (
        <AddressStep
          educationId={proof.educationId}
          mailDomain={proof.mailDomain}
          onSent={() => setElsewhere(false)}
        />
      )}
    </div>
  );
}

function Verified({ universityName, onClose }: { universityName: string; onClose: () => void }) {
  return (
    <>
      <div className={classes.verified} role="status">
        <Medal size={48} label="" />
        <p className="strong">Your degree is verified</p>
        <p className="muted">{universityName}. The medal now stands beside your name.</p>
      </div>
      <DialogFooter>
        <Button onClick={onClose}>Done</Button>
      </DialogFooter>
    </>
  );
}
