import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ResumeFile } from '#contract/candidates/basic-info.ts';
import {
  deleteResume,
  RESUME_LIMIT_BYTES,
  RESUME_SIZE,
  RESUME_TYPE,
  RESUME_TYPES,
  uploadResume,
} from '#contract/candidates/profile.ts';
import { createFileTicket } from '#contract/files.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { formatBytes } from '#web/lib/format/units.ts';
import { IconUpload } from '#web/ui/icons/acts.ts';
import { IconFileText } from '#web/ui/icons/papers.ts';
import { EditorSection } from './editor/editor-section.tsx';
import type { LoadedSection } from './editor/section-loader.tsx';
import { forgetReview } from './resume-review/forget-review.ts';
import classes from './resume-section.module.css';
import type { BasicInfoState } from './sections/basic-info-values.ts';

const HELP = 'PDF, DOC or DOCX, under 5 MB. Companies see it once you accept or apply.';
const NAME = /\.(pdf|docx?)$/i;

const CHOOSE = 'choose-resume';
const REPLACE = 'replace-resume';

/** Checks type and size before the upload; the server checks the content. */
function faultOf(file: File): string | null {
  const isKnown = Object.hasOwn(RESUME_TYPES, file.type) || NAME.test(file.name);
  if (!isKnown) return RESUME_TYPE;
  return file.size >= RESUME_LIMIT_BYTES ? RESUME_SIZE : null;
}

/** Uploads immediately, independently of the rest of the form. */
export function ResumeSection({ loaded }: { loaded: LoadedSection<BasicInfoState> }) {
  const [resume, setResume] = useState(loaded.state.resumeFile);
  const [fault, setFault] = useState<string | null>(null);
  const helpId = useId();
  function keep(resumeFile: BasicInfoState['resumeFile'], resumeUrl: string | null) {
    setFault(null);
    setResume(resumeFile);
    focusLater(resumeFile ? REPLACE : CHOOSE);
    loaded.keep({ ...loaded.state, resumeFile, resumeUrl });
  }
  const fail = (error: ApiError) => setFault(error.said ?? 'Resume upload failed');
  const upload = useEndpointMutation(uploadResume, {
    onSuccess: (answer) => {
      // The review of the previous resume does not apply to this one.
      forgetReview();
      keep(answer.resumeFile, answer.resumeUrl);
    },
    onError: fail,
  });
  const remove = useEndpointMutation(deleteResume, {
    onSuccess: () => keep(null, null),
    onError: fail,
  });
  function send(file: File | undefined) {
    if (!file) return;
    const found = faultOf(file);
    setFault(found);
    if (found) return;
    const form = new FormData();
    form.append('resume', file);
    upload.mutate({ form });
  }
  return (
    <EditorSection title="Resume">
      {resume ? (
        <FileRow
          resume={resume}
          isBusy={upload.isPending || remove.isPending}
          onReplace={send}
          onRemove={() => remove.mutate({})}
        />
      ) : (
        <Dropzone
          className={classes.drop ?? ''}
          loading={upload.isPending}
          multiple={false}
          onDrop={(files) => send(files[0])}
          activateOnKeyboard={false}
          inputProps={{ 'aria-label': 'Resume', 'aria-describedby': helpId }}
        >
          <IconUpload className="icon muted" size={20} stroke={1.6} aria-hidden="true" />
          <p>
            {/* Pressed by keyboard the button is clicked, and the click bubbles to the drop zone. */}
            <Button id={CHOOSE} variant="link" aria-describedby={helpId}>
              Choose a file
            </Button>{' '}
            or drop it here
          </p>
          <p id={helpId} className="small muted">
            {HELP}
          </p>
        </Dropzone>
      )}
      <p className="small">
        <Link to="/profile/from-resume">
          {resume ? 'Fill my profile from this resume' : 'Fill my profile from a resume or from LinkedIn'}
        </Link>
      </p>
      {fault && (
        <p className="mantine-InputWrapper-error" role="alert">
          {fault}
        </p>
      )}
    </EditorSection>
  );
}

interface FileRowProps {
  resume: ResumeFile;
  isBusy: boolean;
  onReplace: (file: File | undefined) => void;
  onRemove: () => void;
}

function FileRow({ resume, isBusy, onReplace, onRemove }: FileRowProps) {
  const input = useRef<HTMLInputElement>(null);
  const ticket = useEndpointMutation(createFileTicket, {
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <div className={classes.file}>
      <IconFileText className="icon muted" size={20} stroke={1.6} aria-hidden="true" />
      <div className={classes.name}>
        <p className="strong">{resume.name}</p>
        <p className="small muted num">
          {formatBytes(resume.sizeBytes)}, {formatDay(resume.uploadedAt)}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={Object.values(RESUME_TYPES).flat().join(',')}
        onChange={(event) => {
          onReplace(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <div className={classes.buttons}>
        <Button
          size="xs"
          variant="subtle"
          loading={ticket.isPending}
          onClick={() => ticket.mutate({ params: { id: resume.id } })}
        >
          Download
        </Button>
        <Button
          id={REPLACE}
          size="xs"
          variant="default"
          loading={isBusy}
          onClick={() => input.current?.click()}
        >
          Replace
        </Button>
        <Button size="xs" variant="subtle" disabled={isBusy} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </div>
  );
}
