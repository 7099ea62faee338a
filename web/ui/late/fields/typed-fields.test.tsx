import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { heldBack } from '#web/testing/held-back.ts';

type Fields = typeof import('./typed-fields.tsx');
let fields: Fields;
const late = heldBack('#web/ui/late/fields/typed-parts.ts');

beforeEach(async () => {
  late.hold();
  fields = await import('./typed-fields.tsx');
});

const page = (field: ReactNode) => <MantineProvider env="test">{field}</MantineProvider>;
const box = () => screen.getByRole<HTMLInputElement>('combobox');

function Names({ onWords = () => {}, most = 3 }: { onWords?: (words: string[]) => void; most?: number }) {
  const [words, setWords] = useState<string[]>(['Go']);
  const change = (next: string[]) => {
    setWords(next);
    onWords(next);
  };
  return page(
    <fields.TagsInput label="Words" data={['Rust', 'Ruby']} maxTags={most} value={words} onChange={change} />,
  );
}

test('a text goes on where it was left when its suggestions come', async () => {
  function City() {
    const [city, setCity] = useState('');
    return page(<fields.Autocomplete label="City" data={['Pune', 'Puri']} value={city} onChange={setCity} />);
  }
  render(<City />);
  const plain = box();
  await userEvent.type(plain, 'Pu');
  plain.setSelectionRange(1, 1);
  await late.takesPlaceOf(plain);
  expect(box().value).toBe('Pu');
  expect(document.activeElement).toBe(box());
  expect(box().selectionStart).toBe(1);
  await userEvent.click(box());
  await userEvent.click(await screen.findByRole('option', { name: 'Puri' }));
  expect(box().value).toBe('Puri');
});

test('words are added and taken away before the suggestions are there, and what is half typed goes on', async () => {
  const onWords = vi.fn();
  render(<Names onWords={onWords} />);
  const plain = box();
  await userEvent.type(plain, 'SQL{Enter}');
  expect(onWords).toHaveBeenLastCalledWith(['Go', 'SQL']);
  await userEvent.type(plain, 'go{Enter}');
  expect(onWords).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Backspace}');
  expect(onWords).toHaveBeenLastCalledWith(['Go']);
  await userEvent.type(plain, 'Ru');
  await late.takesPlaceOf(plain);
  expect(box().value).toBe('Ru');
  await userEvent.click(box());
  await userEvent.click(await screen.findByRole('option', { name: 'Ruby' }));
  expect(onWords).toHaveBeenLastCalledWith(['Go', 'Ruby']);
});

test('no more words are taken than may be, and Enter sends no form', async () => {
  const [onWords, onSubmit] = [vi.fn(), vi.fn()];
  render(
    <form onSubmit={onSubmit}>
      <Names most={1} onWords={onWords} />
      <button type="submit">Send</button>
    </form>,
  );
  await userEvent.type(box(), 'SQL{Enter}');
  expect(onWords).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a word counts when the plain field is left, and a pill has its cross', async () => {
  const onWords = vi.fn();
  const { container } = render(<Names onWords={onWords} />);
  await userEvent.type(box(), 'SQL');
  await userEvent.tab();
  expect(onWords).toHaveBeenLastCalledWith(['Go', 'SQL']);
  const go = within(container).getByText('Go').parentElement;
  await userEvent.click(go?.querySelector('button') as HTMLElement);
  expect(onWords).toHaveBeenLastCalledWith(['SQL']);
});

test('several are shown by their names before the list is there, and a press opens it', async () => {
  const onChange = vi.fn();
  const data = [
    { value: 'a', label: 'Asha' },
    { value: 'b', label: 'Bela' },
  ];
  render(
    page(
      <fields.MultiSelect
        aria-label="People"
        placeholder="More"
        data={data}
        value={['a']}
        onChange={onChange}
      />,
    ),
  );
  expect(screen.getByText('Asha')).toBeTruthy();
  const plain = box();
  expect(plain.readOnly).toBe(true);
  await userEvent.click(plain);
  await late.takesPlaceOf(plain);
  await userEvent.click(await screen.findByRole('option', { name: 'Bela' }));
  expect(onChange).toHaveBeenCalledWith(['a', 'b']);
});

test('each looks before as it does afterwards', async () => {
  const look = {
    id: 'x',
    label: 'Label',
    description: 'Help',
    error: 'Wrong',
    placeholder: 'More',
    classNames: { input: 'tall' },
  };
  const drawn = () => {
    const list = { ...look, value: ['a', 'b'], data: ['a', 'b'], onChange: () => {} };
    return [
      <fields.TagsInput key="t" {...list} />,
      <fields.MultiSelect key="m" {...list} />,
      <fields.MultiSelect key="s" {...list} placeholder="" searchable />,
      <fields.Autocomplete key="a" {...look} value="a" data={['a']} />,
    ].map((field) => fieldOf(renderToString(page(field))));
  };
  const before = drawn();
  const { container } = render(page(<fields.Autocomplete label="City" value="" data={[]} />));
  const plain = within(container).getByRole('combobox');
  await late.takesPlaceOf(plain);
  expect(drawn()).toEqual(before);
});

/** The field alone: its list stands beside it, closed. Its parts are named otherwise, and order their attributes so. */
function fieldOf(html: string): string[] {
  const [first = ''] = html.replace(/<style[\s\S]*?<\/style>/g, '').split('</p></div>');
  return first
    .replace(/ ?mantine-\w+(?:-\w+)?/g, '')
    .replace(
      /class="\s*([^"]*)"/g,
      (_, names: string) => `class="${names.trim().split(/\s+/).toSorted().join(' ')}"`,
    )
    .split(/[<> ]/)
    .toSorted();
}
