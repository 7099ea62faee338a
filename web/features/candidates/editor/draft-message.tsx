import { Button } from '@mantine/core';
import { discardDraft } from '#contract/candidates/profile.ts';
import type { Section } from '#contract/candidates/sections.ts';
import { inSentence } from '#web/features/candidates/view/in-sentence.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { formatRelative } from '#web/lib/format/spans.ts';
import { Message } from '#web/ui/display/message.tsx';

interface DraftMessageProps {
  section: Section;
  savedAt: string;
  onDiscarded: () => void;
}

/** Says that the form shows a draft, and offers the way back to what is saved. */
export function DraftMessage({ section, savedAt, onDiscarded }: DraftMessageProps) {
  const discard = useEndpointMutation(discardDraft, { onSuccess: onDiscarded });
  return (
    <Message
      family="info"
      action={
        <Button
          size="xs"
          variant="default"
          loading={discard.isPending}
          onClick={() => discard.mutate({ params: { section } })}
        >
          Discard draft
        </Button>
      }
    >
      You are editing a draft kept {inSentence(formatRelative(savedAt))}. Recruiters do not see it.
    </Message>
  );
}
