import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { MyApplication } from '#contract/applications/candidate-applications.ts';
import classes from '../card-list.module.css';

/** Where an application is gone on with; one that can still be taken back is with nobody yet. */
export function ApplicationLinks({ application }: { application: MyApplication }) {
  const { canUndo, job } = application;
  if (canUndo) return null;
  return (
    <span className={classes.corner}>
      <AnswerLink application={application} />
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

function AnswerLink({ application: { turn, interview, offer } }: { application: MyApplication }) {
  if (turn?.act === 'REPLY' && interview) {
    return (
      <Button
        component={Link}
        to={`/interview-requests/pending?request=${interview.id}&act=accept`}
        size="xs"
      >
        Answer the request
      </Button>
    );
  }
  if (!offer) return null;
  return (
    <Button
      component={Link}
      to={`/offers?offer=${offer.id}`}
      size="xs"
      variant={turn?.act === 'ANSWER_OFFER' ? 'filled' : 'default'}
    >
      {turn?.act === 'ANSWER_OFFER' ? 'Answer the offer' : 'See the offer'}
    </Button>
  );
}
