import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { mentionOf, NOTE_MAX } from '#contract/notes.ts';
import { isComposing, isEnter } from '#web/lib/composing.ts';
import { count } from '#web/lib/format/counts.ts';
import { CountedTextarea } from '#web/ui/fields/counted-textarea.tsx';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import type { Colleague } from './mention-list.tsx';
import classes from './notes.module.css';

interface OpenMention {
  /** Position of the @. */
  from: number;
  to: number;
  query: string;
}

/** Matches up to four words, as names contain spaces. */
const OPEN = /(?:^|[\s(])@([\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]*){0,3})$/u;

/** The mention that is being typed at the caret. */
export function openMention(text: string, caret: number): OpenMention | null {
  if (caret < 0) return null;
  const found = OPEN.exec(text.slice(0, caret));
  const query = found?.[1];
  if (query === undefined) return null;
  return { from: caret - query.length - 1, to: caret, query };
}

/** The text with the mention completed, and the caret after it. */
export function takeMention(text: string, { from, to }: OpenMention, mention: string) {
  const rest = text.slice(to);
  const space = rest.startsWith(' ') ? '' : ' ';
  const caret = from + mention.length + 1;
  return { text: `${text.slice(0, from)}${mention}${space}${rest}`, caret };
}

const MentionList = lazyDialog(async () => (await import('./mention-list.tsx')).MentionList);

interface NoteFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  colleagues: readonly Colleague[];
  /** Ctrl+Enter or Cmd+Enter. */
  onSubmit: () => void;
  autoFocus?: boolean;
}

const MOST_OPTIONS = 6;

/** A text field in which an @ suggests colleagues, also with arrow keys and Enter. */
export function NoteField({ label, value, onChange, colleagues, onSubmit, autoFocus }: NoteFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [caret, setCaret] = useState(value.length);
  const [at, setAt] = useState(0);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const mention = openMention(value, caret);
  const query = mention?.query.toLowerCase() ?? '';
  const options = colleagues
    .filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${query}`))
    .slice(0, MOST_OPTIONS);
  const isOpen = mention !== null && mention.from !== closedAt && options.length > 0;
  const active = Math.min(at, options.length - 1);
  const optionId = (place: number) => `${listId}-${place}`;

  function read(text: string) {
    onChange(text);
    setCaret(box.current?.selectionStart ?? text.length);
    setAt(0);
  }

  function take(person: Colleague | undefined) {
    if (!mention || !person) return;
    const next = takeMention(value, mention, mentionOf(person.name));
    onChange(next.text);
    setCaret(next.caret);
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(next.caret, next.caret);
    });
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (isComposing(event)) return;
    if (isEnter(event) && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSubmit();
      return;
    }
    if (!isOpen) return;
    const keys: Partial<Record<string, () => void>> = {
      ArrowDown: () => setAt((active + 1) % options.length),
      ArrowUp: () => setAt((active + options.length - 1) % options.length),
      Enter: () => take(options[active]),
      Tab: () => take(options[active]),
      Escape: () => setClosedAt(mention.from),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <div className={classes.field}>
      <CountedTextarea
        ref={box}
        label={label}
        description="Type @ to name a colleague. The candidate never reads notes."
        minRows={2}
        limit={NOTE_MAX}
        isQuiet
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? optionId(active) : undefined}
        data-mantine-stop-propagation={isOpen || undefined}
        data-autofocus={autoFocus || undefined}
        autoFocus={autoFocus}
        onChange={(event) => read(event.currentTarget.value)}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onBlur={() => setCaret(-1)}
        onKeyDown={press}
      />
      {isOpen && (
        <MentionList id={listId} options={options} active={active} optionId={optionId} onTake={take} />
      )}
      <VisuallyHidden role="status">{isOpen ? count(options.length, 'colleague') : ''}</VisuallyHidden>
    </div>
  );
}
