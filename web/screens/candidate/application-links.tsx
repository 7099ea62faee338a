import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { MyApplication } from '#contract/applications/candidate-applications.ts';
import classes from '../card-list.module.css';

interface ApplicationLinksProps {
  application: MyApplication;
  /** Of all that are shown: its button is the filled one. */
  isMostUrgent: boolean;
}

/** Where an application is gone on with; one that can still be taken back is with nobody yet. */
export function ApplicationLinks({ application, isMostUrgent }: ApplicationLinksProps) {
  const { canUndo, job } = application;
  if (canUndo) return null;
  return (
    <span className={classes.corner}>
      <AnswerLink application={application} isMostUrgent={isMostUrgent} />
      <Button
        component={Link}
        to={`/messages?with=${job.company.id}`}
        size="xs"
        variant="default"
        aria-label={`Messages with ${job.company.name}`}
      >
        Messages
      </Button>
    </span>
  );
}

function AnswerLink({ application: { turn, interview, offer }, isMostUrgent }: ApplicationLinksProps) {
  const variant = isMostUrgent ? 'filled' : 'default';
  if (turn?.act === 'REPLY' && interview) {
    return (
      <Button
        component={Link}
        to={`/interview-requests/pending?request=${interview.id}&act=accept`}
        size="xs"
        variant={variant}
      >
        Answer the request
      </Button>
    );
  }
  if (!offer) return null;
  return (
    <Button component={Link} to={`/offers?offer=${offer.id}`} size="xs" variant={variant}>
      {turn?.act === 'ANSWER_OFFER' ? 'Answer the offer' : 'See the offer'}
    </Button>
  );
}
