import { Combobox, useCombobox } from '@mantine/core';
import classes from './notes.module.css';

export interface Colleague {
  id: string;
  name: string;
  designation: string | null;
}

interface MentionListProps {
  id: string;
  options: readonly Colleague[];
  /** The option that Enter would take. */
  active: number;
  optionId: (place: number) => string;
  onTake: (person: Colleague | undefined) => void;
}

/** The matching colleagues, under the field. */
export function MentionList({ id, options, active, optionId, onTake }: MentionListProps) {
  const store = useCombobox({ opened: true });
  return (
    <Combobox
      store={store}
      withinPortal={false}
      onOptionSubmit={(chosen) => onTake(options.find((one) => one.id === chosen))}
    >
      <Combobox.DropdownTarget>
        <span className={classes.anchor} />
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Options id={id} aria-label="Colleagues">
          {options.map((person, place) => (
            <Combobox.Option
              key={person.id}
              id={optionId(place)}
              value={person.id}
              selected={place === active}
              onMouseDown={(event) => event.preventDefault()}
            >
              <span className="strong">{person.name}</span>
              {person.designation && <span className="small muted"> {person.designation}</span>}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
