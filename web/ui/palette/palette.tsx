import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isComposing, isEnter } from '#web/lib/composing.ts';
import { IconSearch } from '#web/ui/icons/controls.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { type Find, findAmong } from './finds.ts';
import classes from './palette.module.css';

interface PaletteProps {
  opened: boolean;
  onClose: () => void;
  /** Entries that need no request. */
  finds: readonly Find[];
  useFinds: (text: string) => readonly Find[];
}

/** A search for every page and action and, by the typed text, for people and jobs. */
export default function Palette({ opened, onClose, ...rest }: PaletteProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Search and go" size={560}>
      <Finder onClose={onClose} {...rest} />
    </Dialog>
  );
}

const PAUSE_MS = 200;

function Finder({ finds, useFinds, onClose }: Omit<PaletteProps, 'opened'>) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), PAUSE_MS);
  const found = [...useFinds(asked), ...findAmong(finds, text)];
  const [place, setPlace] = useState(0);
  const chosen = found[Math.min(place, found.length - 1)];
  const list = useRef<HTMLDivElement>(null);
  const chosenId = chosen?.id;
  useEffect(() => {
    if (chosenId) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  function take(find: Find | undefined): void {
    if (!find) return;
    onClose();
    find.run?.();
    if (find.to) navigate(find.to);
  }
  function press(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    const last = found.length - 1;
    const from = Math.min(place, last);
    if (event.key === 'ArrowDown') setPlace(from >= last ? 0 : from + 1);
    else if (event.key === 'ArrowUp') setPlace(from <= 0 ? last : from - 1);
    else if (isEnter(event)) take(chosen);
    else return;
    event.preventDefault();
  }
  const optionId = (find: Find) => `${id}-${find.group}-${find.id}`;
  return (
    <div className={classes.finder}>
      <TextInput
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen ? optionId(chosen) : undefined}
        aria-label="Search people, jobs, pages and actions"
        placeholder="Search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setPlace(0);
        }}
        onKeyDown={press}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Found" className={classes.list}>
        {[...new Set(found.map(({ group }) => group))].map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list of choices.
          <div key={group} role="group" aria-label={group}>
            <p className={classes.group} aria-hidden="true">
              {group}
            </p>
            {found
              .filter((find) => find.group === group)
              .map((find) => (
                <Choice
                  key={find.id}
                  id={optionId(find)}
                  find={find}
                  isChosen={find === chosen}
                  onTake={() => take(find)}
                />
              ))}
          </div>
        ))}
      </div>
      <p role="status" className={found.length === 0 ? 'muted' : classes.unseen}>
        {found.length === 0 ? 'Nothing is called so.' : `${found.length} found`}
      </p>
    </div>
  );
}

interface ChoiceProps {
  id: string;
  find: Find;
  isChosen: boolean;
  onTake: () => void;
}

function Choice({ id, find: { label, detail }, isChosen, onTake }: ChoiceProps) {
  return (
    // The field keeps the focus, and its keys choose.
    // biome-ignore lint/a11y/useFocusableInteractive: see above.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <div id={id} role="option" aria-selected={isChosen} className={classes.choice} onClick={onTake}>
      <span className={classes.label}>{label}</span>
      {detail && <span className="small muted">{detail}</span>}
    </div>
  );
}
