import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { useId, useState } from 'react';
import { uploadDegreeProof } from '#contract/verifications/own.ts';
import drop from '#web/features/candidates/resume/resume-section.module.css';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { formatBytes } from '#web/lib/format/units.ts';
import { IconUpload } from '#web/ui/icons/acts.ts';
import { DialogFooter } from '#web/ui/overlays/dialog.tsx';
import classes from './degree.module.css';
import { proofFault } from './proof-fault.ts';

interface DocumentStepProps {
  educationId: string;
  onDone: () => void;
}

/** Hands in a certificate; what it is, the server reads from its content. */
export function DocumentStep({ educationId, onDone }: DocumentStepProps) {
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
