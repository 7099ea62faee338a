import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Hire, HireCheck } from '#contract/hires/hire.ts';
import type { HireSide } from '#contract/labels/hires.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import card from '#web/ui/display/article-card.module.css';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { CALLS } from './calls.ts';
import classes from './hires.module.css';

interface CheckQuestionsProps {
  hire: Hire;
  side: HireSide;
  /** False for viewers. */
  mayAnswer: boolean;
}

function questionOf({ candidate, company }: Hire, side: HireSide): string {
  return side === 'CANDIDATE'
    ? 'Is the role what was promised?'
    : `Is ${candidate.name} still with ${company.name}?`;
}

/** The questions to this side on day 30, 60 and 90; the latest can be answered, and the answer changed. */
export function CheckQuestions({ hire, side, mayAnswer }: CheckQuestionsProps) {
  const last = hire.checks.at(-1);
  if (!last) return null;
  return (
    <div className={classes.questions}>
      {hire.checks.map((check) => (
        <Question
          key={check.day}
          hire={hire}
          check={check}
          side={side}
          isOpen={mayAnswer && check === last && hire.status === 'CONFIRMED'}
        />
      ))}
    </div>
  );
}

interface QuestionProps {
  hire: Hire;
  check: HireCheck;
  side: HireSide;
  isOpen: boolean;
}

function Question({ hire, check, side, isOpen }: QuestionProps) {
  const answer = useEndpointMutation(CALLS[side].answer, {
    onSuccess: () => notifications.show({ message: CALLS[side].answer.message }),
  });
  const say = (isGood: boolean) =>
    answer.mutate({ params: { id: hire.id, day: check.day }, body: { isGood } });
  const given = check.isGood === null ? 'Not answered' : check.isGood ? 'Yes' : 'No';
  return (
    <section aria-label={`Day ${check.day}`} className={classes.question}>
      <p>
        <span className="small muted">Day {check.day}</span>
        <br />
        {questionOf(hire, side)}
      </p>
      {isOpen ? (
        <span className={card.actions}>
          {[true, false].map((isGood) => (
            <Button
              key={String(isGood)}
              variant={check.isGood === isGood ? 'light' : 'default'}
              aria-pressed={check.isGood === isGood}
              loading={answer.isPending && answer.variables.body?.isGood === isGood}
              onClick={() => say(isGood)}
            >
              {isGood ? 'Yes' : 'No'}
            </Button>
          ))}
        </span>
      ) : (
        <span className="strong">{given}</span>
      )}
      {answer.isError && <FailureMessage>{answer.error.message}</FailureMessage>}
    </section>
  );
}
