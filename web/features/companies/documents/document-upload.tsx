import { Button, Progress, Select } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { useId, useState } from 'react';
import {
  DOCUMENT_MAX_BYTES,
  DOCUMENT_MIME_TYPES,
  UPLOAD_MAX_COUNT,
  uploadCompanyDocuments,
} from '#contract/companies/documents.ts';
import { DOCUMENT_TYPE_LABELS } from '#contract/labels/companies.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { formatBytes } from '#web/lib/format/units.ts';
import { Tag } from '#web/ui/display/tag.tsx';
import { IconUpload } from '#web/ui/icons/acts.ts';
import classes from './document-upload.module.css';

const TYPES = Object.entries(DOCUMENT_TYPE_LABELS).map(([value, label]) => ({ value, label }));

const TOO_MANY = `Please upload at most ${UPLOAD_MAX_COUNT} files at once.`;

/** Checks type and size before the upload; the server checks the content. */
function faultOf(file: File): string | null {
  if (!DOCUMENT_MIME_TYPES.includes(file.type)) return `${file.name} is not a PDF, JPG or PNG file.`;
  return file.size > DOCUMENT_MAX_BYTES ? `${file.name} is larger than 5 MB.` : null;
}

/** Chooses a document type and files, then uploads them together. */
export function DocumentUpload() {
  const [documentType, setDocumentType] = useState('COMPANY_REGISTRATION');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const [sent, setSent] = useState(0);
  const helpId = useId();
  const upload = useEndpointMutation(uploadCompanyDocuments, {
    isOnce: true,
    onProgress: setSent,
    onSuccess: () => setFiles([]),
    onError: (error) => setFault(wordsOf(error, 'Failed to upload documents')),
  });
  function choose(chosen: readonly File[]) {
    const good = [...files, ...chosen.filter((file) => faultOf(file) === null)];
    const isTooMany = good.length > UPLOAD_MAX_COUNT;
    setFault(chosen.map(faultOf).find((found) => found !== null) ?? (isTooMany ? TOO_MANY : null));
    if (!isTooMany) setFiles(good);
  }
  function send() {
    setFault(null);
    setSent(0);
    const form = new FormData();
    form.append('documentType', documentType);
    for (const file of files) form.append('files', file);
    upload.mutate({ form });
  }
  return (
    <div className={classes.upload}>
      <Select
        label="Document type"
        data={TYPES}
        value={documentType}
        onChange={(value) => value && setDocumentType(value)}
        allowDeselect={false}
      />
      <div>
        <Dropzone
          className={classes.drop ?? ''}
          multiple
          onDrop={choose}
          inputProps={{ 'aria-label': 'Documents', 'aria-describedby': helpId }}
        >
          <IconUpload className="icon muted" size={20} stroke={1.6} aria-hidden="true" />
          <p>
            <span className="strong">Choose files</span> or drop them here
          </p>
          <p id={helpId} className="small muted">
            PDF, JPG or PNG, up to 5 MB each, at most {UPLOAD_MAX_COUNT} at once
          </p>
        </Dropzone>
        {fault && (
          <p className="mantine-InputWrapper-error" role="alert">
            {fault}
          </p>
        )}
      </div>
      {files.length > 0 && (
        <div className={classes.chosen}>
          {files.map((file) => (
            <Tag
              key={`${file.name}-${file.lastModified}`}
              onRemove={() => setFiles(files.filter((one) => one !== file))}
            >
              {`${file.name}, ${formatBytes(file.size)}`}
            </Tag>
          ))}
        </div>
      )}
      {upload.isPending && <Progress value={Math.round(sent * 100)} aria-label="Documents sent" />}
      <Button
        variant="default"
        className={classes.send ?? ''}
        disabled={files.length === 0}
        loading={upload.isPending}
        onClick={send}
      >
        Upload
      </Button>
    </div>
  );
}
