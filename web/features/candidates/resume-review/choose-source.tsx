import { Button, Loader } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { RESUME_LIMIT_BYTES, RESUME_SIZE } from '#contract/candidates/profile.ts';
import { proposeFromFile, proposeFromResume, type ResumeProposal } from '#contract/resume-proposals.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Message } from '#web/ui/display/message.tsx';
import classes from './resume-review.module.css';

interface ChooseSourceProps {
  /** Of the resume in the profile; null without one. */
  resumeName: string | null;
  /** Reads the resume at once: that is what the person came for. */
  isEager: boolean;
  onRead: (fileName: string, proposal: ResumeProposal) => void;
}

const HELP =
  'A PDF or DOCX, a profile that LinkedIn has saved as PDF, or the ZIP file that LinkedIn sends you; under 5 MB. The file is read and not kept.';

/** Which file is read: the resume that is there, or another one. */
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
  /** What is said is about the last thing that was asked for. */
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
