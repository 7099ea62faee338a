import { Button, Loader } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { RESUME_LIMIT_BYTES, RESUME_SIZE } from '#contract/candidates/profile.ts';
import { proposeFromFile, proposeFromResume, type ResumeProposal } from '#contract/resume-proposals.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { Card } from '#web/ui/display/card.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { ErrorPanel } from '#web/ui/failures/error-panel.tsx';
import { forgetReview } from './forget-review.ts';
import { useProfileState } from './profile-state.ts';
import classes from './resume-review.module.css';
import { keepReview, type Review, ReviewList, readReview } from './review-list.tsx';

interface ChooseSourceProps {
  /** The resume in the profile; null without one. */
  resumeName: string | null;
  /** Reads the resume immediately, since the user came for that. */
  isEager: boolean;
  onRead: (fileName: string, proposal: ResumeProposal) => void;
}

const HELP =
  'A PDF or DOCX, a profile that LinkedIn has saved as PDF, or the ZIP file that LinkedIn sends you; under 5 MB. The file is read and not kept.';

/** Which file to read: the resume in the profile, or another one. */
export function ChooseSource({ resumeName, isEager, onRead }: ChooseSourceProps) {
  const input = useRef<HTMLInputElement>(null);
  const file = useRef('');
  const fromResume = useEndpointMutation(proposeFromResume, {
    onSuccess: (proposal) => onRead(resumeName ?? '', proposal),
  });
  const fromFile = useEndpointMutation(proposeFromFile, {
    onSuccess: (proposal) => onRead(file.current, proposal),
  });
  const hasBegun = useRef(false);
  const { mutate } = fromResume;
  useEffect(() => {
    if (!isEager || resumeName === null || hasBegun.current) return;
    hasBegun.current = true;
    mutate({});
  }, [isEager, resumeName, mutate]);
  const isReading = fromResume.isPending || fromFile.isPending;
  const last = fromFile.isIdle ? fromResume : fromFile;
  const isTooLarge = useRef(false);
  /** Clears the other call's message, so that the shown one is about the last request. */
  function readResume() {
    fromFile.reset();
    isTooLarge.current = false;
    mutate({});
  }
  function send(chosen: File | undefined) {
    if (!chosen) return;
    isTooLarge.current = chosen.size >= RESUME_LIMIT_BYTES;
    file.current = chosen.name;
    const form = new FormData();
    form.append('file', chosen);
    fromFile.mutate({ form });
  }
  return (
    <Card>
      <div className={classes.source}>
        {isReading ? (
          <p role="status" className={classes.reading}>
            <Loader size={18} aria-hidden="true" /> Reading {fromFile.isPending ? file.current : resumeName}…
          </p>
        ) : (
          last.error && (
            <Message family="danger">
              {isTooLarge.current ? RESUME_SIZE : (last.error.said ?? last.error.message)}
            </Message>
          )
        )}
        <p>{HELP}</p>
        <div className={classes.buttons}>
          {resumeName !== null && (
            <Button disabled={isReading} onClick={readResume}>
              Read my resume
            </Button>
          )}
          <Button
            variant={resumeName === null ? 'filled' : 'default'}
            disabled={isReading}
            onClick={() => input.current?.click()}
          >
            Choose a file
          </Button>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="File to read"
          accept=".pdf,.docx,.zip"
          onChange={(event) => {
            send(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
    </Card>
  );
}

const FOUND = 'resume-found';

/** Reads a file, lets the user review each field, and adds the chosen ones to the profile. */
export function ResumeReview() {
  const [review, setReview] = useState(readReview);
  /** False once the user asked for another file, so that the same one is not read again. */
  const [isEager, setEager] = useState(true);
  const { profile, error, isFetching, reload } = useProfileState();
  function keep(next: Review) {
    keepReview(next);
    setReview(next);
  }
  if (!profile) {
    return error ? (
      <ErrorPanel
        title="Failed to load profile"
        message={error.message}
        onRetry={() => void reload()}
        retrying={isFetching}
      />
    ) : (
      <Card flush>
        <LoadingRows />
      </Card>
    );
  }
  if (!review) {
    return (
      <ChooseSource
        resumeName={profile.basicInfo.resumeFile?.name ?? null}
        isEager={isEager}
        onRead={(fileName, proposal) => {
          keep({ fileName, proposal, choices: {} });
          focusLater(FOUND);
        }}
      />
    );
  }
  return (
    <>
      <p id={FOUND} tabIndex={-1} className={`muted ${classes.found}`}>
        From {review.fileName}: what is ticked will be added, the rest stays as it is.
      </p>
      <ReviewList
        review={review}
        profile={profile}
        reload={reload}
        onChoose={(key, choice) => keep({ ...review, choices: { ...review.choices, [key]: choice } })}
        onAnother={() => {
          forgetReview();
          setEager(false);
          setReview(null);
        }}
      />
    </>
  );
}
