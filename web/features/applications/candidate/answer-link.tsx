import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { MyApplication } from '#contract/applications/candidate-applications.ts';

/** The way to what the candidate has to answer, or has been offered. */
export function AnswerLink({ application: { turn, interview, offer } }: { application: MyApplication }) {
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
