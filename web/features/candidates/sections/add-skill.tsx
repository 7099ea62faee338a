import { Autocomplete, Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { skillSpelling } from '#contract/lists/skill-spelling.ts';
import { TECHNOLOGIES } from '#contract/lists/technologies.ts';
import { fieldId } from '#web/lib/forms/field-id.ts';
import classes from './skills-table.module.css';

const SUGGESTIONS = 10;

interface AddSkillProps {
  /** In lower case. */
  taken: readonly string[];
  error: string | undefined;
  /** The list is empty: this is where to start. */
  isFirst: boolean;
  onAdd: (skillNames: string[]) => void;
}

/** Each name of a list once: `Go, Kafka` are two. */
function namesIn(text: string): string[] {
  const names = text.split(',').map(skillSpelling).filter(Boolean);
  const keys = names.map((name) => name.toLowerCase());
  return names.filter((_, place) => keys.indexOf(keys[place] ?? '') === place);
}

/** Takes any name; the known technologies that are not in the list yet are offered. */
export function AddSkill({ taken, error, isFirst, onAdd }: AddSkillProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const startsEmpty = useRef(isFirst);
  useEffect(() => {
    if (startsEmpty.current) input.current?.focus({ preventScroll: true });
  }, []);
  const untaken = (typed: string) => namesIn(typed).filter((name) => !taken.includes(name.toLowerCase()));
  const isNew = untaken(text).length > 0;
  const isTaken = !isNew && namesIn(text).length > 0;
  function add(typed: string) {
    const names = untaken(typed);
    if (names.length === 0) return;
    onAdd(names);
    setText('');
  }
  return (
    <div className={classes.add}>
      <Autocomplete
        id={fieldId('skills')}
        label="Add a skill"
        description="Type a name and press Enter"
        value={text}
        data={TECHNOLOGIES.filter((one) => !taken.includes(one.toLowerCase()))}
        limit={SUGGESTIONS}
        openOnFocus={false}
        ref={input}
        error={isTaken ? 'This skill is already in your list' : error}
        onChange={setText}
        // The chosen name is also written into the input; adding waits until that has happened.
        onOptionSubmit={(chosen) => setTimeout(() => add(chosen))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add(text);
        }}
      />
      <Button variant="default" disabled={!isNew} onClick={() => add(text)}>
        Add
      </Button>
    </div>
  );
}
