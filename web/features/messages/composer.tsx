import { Button } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MESSAGE_MAX } from '#contract/messages.ts';
import { TemplateTools } from '#web/features/profiles/template-tools.tsx';
import { messageOf } from '#web/lib/api/api-error.ts';
import { isEnter } from '#web/lib/composing.ts';
import { texts, useSavedDraft } from '#web/lib/forms/saved-draft.ts';
import { useAttemptKey } from '#web/lib/forms/use-attempt-key.ts';
import { useConnection } from '#web/lib/offline/use-connection.ts';
import { Message } from '#web/ui/display/message.tsx';
import { CountedTextarea, lengthFault } from '#web/ui/fields/counted-textarea.tsx';
import classes from './conversation.module.css';

const Draft = texts('text');
const EMPTY = { text: '' };

interface ComposerProps {
  /** The name under which the draft is stored until it is sent. */
  name: string;
  /** The recipient. */
  to: string;
  /** Takes the focus when it is mounted. */
  isWritten?: boolean;
  /** Offers the company's templates. */
  hasTemplates?: boolean;
  /** Rejects with the failure; retries of the same text use the same idempotency key. */
  onSend: (text: string, key: string) => Promise<unknown>;
}

/**
 * The text box of a conversation. Enter sends, Shift+Enter starts a line; on a touch screen Enter starts one.
 */
export function Composer({ name, to, isWritten = false, hasTemplates = false, onSend }: ComposerProps) {
  const draft = useSavedDraft({ name: `message:${name}`, schema: Draft, initial: EMPTY });
  const connection = useConnection();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const attempt = useAttemptKey();
  const box = useRef<HTMLTextAreaElement>(null);
  const words = draft.value.text.trim();
  const maySend = words !== '' && !lengthFault(words, MESSAGE_MAX);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on coming.
  useEffect(() => {
    if (isWritten) box.current?.focus({ preventScroll: true });
  }, []);

  async function send() {
    if (!maySend || isSending) return;
    setSending(true);
    setFailure(null);
    try {
      await onSend(words, attempt.keyOf(words));
      attempt.forget();
      draft.clearIf((now) => now.text.trim() === words);
    } catch (error) {
      setFailure(messageOf(error));
    }
    setSending(false);
    box.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  function press(event: KeyboardEvent) {
    const isTouched = window.matchMedia('(pointer: coarse)').matches;
    if (!isEnter(event) || event.shiftKey || isTouched) return;
    event.preventDefault();
    void send();
  }

  const isCut = connection !== 'open' && words !== '';
  return (
    <form className={classes.composer} onSubmit={submit}>
      {isCut && (
        <Message family="warning">There is no connection. Your text is kept here until you send it.</Message>
      )}
      {failure && !isCut && (
        <Message family="danger" title="Not sent">
          {failure} Your text is kept here.
        </Message>
      )}
      {hasTemplates && (
        <TemplateTools kind="MESSAGE" text={draft.value.text} onChange={(text) => draft.set({ text })} />
      )}
      <div className={classes.write}>
        <div className={classes.box}>
          <CountedTextarea
            ref={box}
            aria-label={`Message to ${to}`}
            placeholder={`Message to ${to}`}
            minRows={1}
            maxRows={8}
            limit={MESSAGE_MAX}
            isQuiet
            value={draft.value.text}
            onChange={(event) => draft.set({ text: event.currentTarget.value })}
            onKeyDown={press}
          />
        </div>
        <Button type="submit" loading={isSending} disabled={!maySend}>
          Send
        </Button>
      </div>
    </form>
  );
}
