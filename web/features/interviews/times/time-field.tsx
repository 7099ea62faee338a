import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { clock, minutesOf, timeChoices, timeInWords } from '#web/features/interviews/slots/slot-drafts.ts';
import { isEnter } from '#web/lib/composing.ts';
import { IconClock } from '#web/ui/icons/times.ts';

/** Hours without am or pm are read as these first: nobody interviews at six in the morning. */
const DAY_STARTS = 8;
const WORDS: Readonly<Record<string, string>> = { noon: '12:00', midday: '12:00', midnight: '00:00' };
const SHAPE = /^(\d{1,2})(?:[:.h ]?(\d{2}))? ?(?:(a|p)(?:\.? ?m\.?)?)?$/;

/**
 * The times that a text may mean, the most likely first; empty if it is not a time. Accepts `6`, `6 pm`,
 * `18:30`, `6.30pm` and `1830`. The result must be later than `after`.
 */
export function readTime(text: string, after: string | null = null): string[] {
  const words = text.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const word = WORDS[words];
  const found = word ? [word] : fromDigits(words);
  const later = after === null ? found : found.filter((time) => time > after);
  return later.toSorted((a, b) => rank(a, after) - rank(b, after));
}

function fromDigits(words: string): string[] {
  const [, hour = '', minute = '00', half] = SHAPE.exec(words) ?? [];
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (hour === '' || hours > 23 || minutes > 59) return [];
  const isTwelve = hours >= 1 && hours <= 12;
  const at = (hourOfDay: number) => clock(hourOfDay * 60 + minutes);
  if (half && isTwelve) return [at((hours % 12) + (half === 'p' ? 12 : 0))];
  if (!isTwelve || hour.startsWith('0')) return half === 'a' ? [] : [at(hours)];
  return [at(hours % 12), at((hours % 12) + 12)];
}

/** For an end the nearest after its start comes first; for a start those within working hours. */
function rank(time: string, after: string | null): number {
  if (after !== null) return minutesOf(time);
  return (minutesOf(time) + (24 - DAY_STARTS) * 60) % (24 * 60);
}

interface TimeFieldProps {
  'aria-label': string;
  placeholder: string;
  /** `HH:mm` */
  value: string | null;
  /** It must be later than this time. */
  after?: string | null;
  error: boolean;
  onChange: (time: string | null) => void;
}

const clockIcon = <IconClock size={16} stroke={1.6} aria-hidden="true" />;

/**
 * Suggestions for the typed text, the most likely first: times that it means, then those that start with it.
 */
function matchesOf(text: string, after: string | null): string[] {
  const words = text.trim().toLowerCase();
  if (words === '') return timeChoices(after).map(({ value }) => value);
  const read = readTime(text, after);
  const begun = timeChoices(after).filter(({ label }) => label.startsWith(words.replace('.', ':')));
  return [...new Set([...read, ...begun.map(({ value }) => value)])];
}

/** A time of the day, typed in any usual format or chosen from a list that opens at working hours. */
export function TimeField({ value, after = null, error, onChange, ...input }: TimeFieldProps) {
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() });
  /** The text being typed; null while the field shows its value. */
  const [text, setText] = useState<string | null>(null);
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    setShown(value);
    // A value that is set from outside replaces invalid text.
    if (value !== null) setText(null);
  }
  const matches = matchesOf(text ?? '', after);
  const isUnread = text !== null && text.trim() !== '' && matches.length === 0;

  function take(time: string | null) {
    setText(null);
    list.closeDropdown();
    if (time !== value) onChange(time);
  }

  /** Takes the most likely meaning; invalid text stays to be corrected. */
  function settle() {
    if (text === null) return list.closeDropdown();
    if (text.trim() === '') return take(null);
    const [best] = matches;
    if (best) return take(best);
    list.closeDropdown();
    // The text stays visible, so the previous value is cleared: it must not be sent unseen.
    if (value !== null) onChange(null);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && list.dropdownOpened) {
      event.stopPropagation();
      setText(null);
      list.closeDropdown();
    }
    if (!isEnter(event) || list.getSelectedOptionIndex() !== -1) return;
    // The first Enter takes the typed time; the next one submits the form.
    if (text !== null || list.dropdownOpened) event.preventDefault();
    settle();
  }

  return (
    <Combobox store={list} onOptionSubmit={take}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...input}
          autoComplete="off"
          inputMode="text"
          leftSection={clockIcon}
          error={error || isUnread}
          value={text ?? (value ? timeInWords(value) : '')}
          onChange={(event) => {
            setText(event.currentTarget.value);
            list.openDropdown();
            list.resetSelectedOption();
          }}
          onClick={(event) => {
            event.currentTarget.select();
            list.openDropdown();
          }}
          onBlur={settle}
          onKeyDown={press}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={isUnread}>
        <Choices times={matches} value={value} isAll={!text?.trim()} />
      </Combobox.Dropdown>
    </Combobox>
  );
}

const WORK_BEGINS = '09:00';

function Choices({ times, value, isAll }: { times: string[]; value: string | null; isAll: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const first = value ?? times.find((time) => time >= WORK_BEGINS);
  useLayoutEffect(() => {
    const option = box.current?.querySelector<HTMLElement>(`[data-time="${first}"]`);
    if (isAll && option && box.current) box.current.scrollTop = option.offsetTop - box.current.offsetTop;
  }, [first, isAll]);
  return (
    <Combobox.Options ref={box} mah={220} style={{ overflowY: 'auto' }}>
      {times.map((time) => (
        <Combobox.Option key={time} value={time} active={time === value} data-time={time}>
          {timeInWords(time)}
        </Combobox.Option>
      ))}
    </Combobox.Options>
  );
}
