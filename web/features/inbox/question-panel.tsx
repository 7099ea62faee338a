import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  adminAnswerQuestion,
  adminGetQuestion,
  adminReopenQuestion,
  QUESTION_ANSWERED,
  QUESTION_REOPENED,
  type Question,
} from '#contract/questions.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { refresh, useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { DialogFooter } from '#web/ui/overlays/dialog.tsx';
import { SidePanel } from '#web/ui/overlays/side-panel.tsx';
import classes from './inbox.module.css';

const SUBJECT = 'Your question to Medallist';
/** Characters of the quote: some mail programs cut off longer mailto links. */
const QUOTED_MAX = 1200;

/** A mailto link for a reply in the admin's own mail program, quoting the question. */
export function replyLink({
  senderName,
  senderEmail,
  message,
}: Pick<Question, 'senderName' | 'senderEmail' | 'message'>): string {
  const quoted = message
    .slice(0, QUOTED_MAX)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = `Hello ${senderName},\r\n\r\n\r\n\r\n${quoted}`;
  return `mailto:${encodeURIComponent(senderEmail)}?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(body)}`;
}

interface QuestionPanelProps {
  /** The panel is closed without an id. */
  questionId: string | undefined;
  onClose: () => void;
}

/** The full question beside the list, with a button to reply. */
export function QuestionPanel({ questionId, onClose }: QuestionPanelProps) {
  const isOpen = questionId !== undefined;
  const question = useEndpoint(adminGetQuestion, { params: { id: questionId ?? '' } }, { enabled: isOpen });
  const { data, error } = question;
  return (
    <SidePanel opened={isOpen} onClose={onClose} title={data?.senderName ?? 'Question'}>
      <LoadFailure reading={question} />
      {!error && !data && <LoadingText lines={6} />}
      {data && !error && <Details question={data} />}
    </SidePanel>
  );
}

function Details({ question }: { question: Question }) {
  const { senderEmail, senderPhone, message, createdAt, answeredAt, answeredByName } = question;
  const isAnswered = answeredAt !== null;
  const options = (said: string) => ({
    onSuccess: () => notifications.show({ message: said }),
    // Another admin may have been first: then the screen is outdated.
    onError: (error: ApiError) => void (error.status === 409 && refresh(adminAnswerQuestion)),
  });
  const answering = useEndpointMutation(adminAnswerQuestion, options(QUESTION_ANSWERED));
  const reopening = useEndpointMutation(adminReopenQuestion, options(QUESTION_REOPENED));
  const marking = isAnswered ? reopening : answering;
  return (
    <>
      {marking.error && <FailureMessage>{marking.error.message}</FailureMessage>}
      <DescriptionList
        termWidth={110}
        items={[
          ['Email', senderEmail],
          ['Phone', senderPhone && formatPhone(senderPhone)],
          ['Sent', formatDateTime(createdAt)],
          [
            'Answered',
            answeredAt && [formatDateTime(answeredAt), answeredByName].filter(Boolean).join(', by '),
          ],
        ]}
      />
      <p className={classes.text}>{message}</p>
      <DialogFooter>
        <Button component="a" href={replyLink(question)} {...(isAnswered && { variant: 'default' })}>
          Reply by mail
        </Button>
        <Button
          variant="default"
          loading={marking.isPending}
          onClick={() => marking.mutate({ params: { id: question.id } })}
        >
          {isAnswered ? 'Mark as open' : 'Mark as answered'}
        </Button>
      </DialogFooter>
    </>
  );
}
