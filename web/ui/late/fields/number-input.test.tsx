import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { heldBack } from '#web/testing/held-back.ts';

type Fields = typeof import('./number-input.tsx');
let fields: Fields;
const late = heldBack('#web/ui/late/fields/number-parts.ts');

beforeEach(async () => {
  late.hold();
  fields = await import('./number-input.tsx');
});

const box = () => screen.getByRole<HTMLInputElement>('textbox');

function Amount(props: Omit<ComponentProps<Fields['NumberInput']>, 'value' | 'type'> & { first?: number }) {
  const { first, onChange, ...rest } = props;
  const [value, setValue] = useState<number | string>(first ?? '');
  return (
    <MantineProvider env="test">
      <fields.NumberInput
        {...rest}
        value={value}
        onChange={(next) => {
          setValue(next as number | string);
          onChange?.(next);
        }}
      />
    </MantineProvider>
  );
}

test.each([
  [
    'rupees',
    { thousandSeparator: ',', thousandsGroupStyle: 'lakh', allowDecimal: false } as const,
    '12,34,567',
  ],
  ['minutes', { suffix: ' min' }, '1234567 min'],
  ['nothing else', {}, '1234567'],
])('a number with %s reads before as it does afterwards', async (_, format, shown) => {
  render(<Amount label="Amount" first={1_234_567} {...format} />);
  const plain = box();
  expect(plain.value).toBe(shown);
  await late.takesPlaceOf(plain);
  expect(box().value).toBe(shown);
});

test('what is typed before is the number afterwards, and the focus stays', async () => {
  const onChange = vi.fn();
  render(<Amount label="Amount" suffix="%" onChange={onChange} />);
  const plain = box();
  await userEvent.type(plain, '12.5%');
  expect(onChange).toHaveBeenLastCalledWith(12.5);
  await late.takesPlaceOf(plain);
  expect(box().value).toBe('12.5%');
  expect(document.activeElement).toBe(box());
});

test('a whole number takes no fraction, and an emptied field is empty', async () => {
  const onChange = vi.fn();
  render(<Amount label="Amount" allowDecimal={false} onChange={onChange} />);
  await userEvent.type(box(), '3.x4');
  expect(onChange).toHaveBeenLastCalledWith(34);
  await userEvent.clear(box());
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('a field that keeps its number itself goes on with what was typed', async () => {
  render(
    <MantineProvider env="test">
      <fields.NumberInput label="Year" defaultValue={2015} />
    </MantineProvider>,
  );
  const plain = box();
  expect(plain.value).toBe('2015');
  await userEvent.clear(plain);
  await userEvent.type(plain, '2020');
  await late.takesPlaceOf(plain);
  expect(box().value).toBe('2020');
});

test('a narrow field is narrow before', () => {
  render(<Amount label="Years" styles={{ wrapper: { maxWidth: 160 } }} />);
  expect(box().closest<HTMLElement>('.mantine-Input-wrapper')?.style.maxWidth).toContain('160');
});

test('the focus stays where somebody has gone on to while the fields were exchanged', async () => {
  render(
    <MantineProvider env="test">
      <fields.NumberInput id="fixed" label="Fixed" />
      <fields.NumberInput id="total" label="Total" />
    </MantineProvider>,
  );
  const first = screen.getByRole('textbox', { name: 'Fixed' });
  first.focus();
  const find = document.getElementById.bind(document);
  const goOn = vi.fn(() => find('total')?.focus());
  vi.spyOn(document, 'getElementById').mockImplementation((id) => {
    if (id === 'fixed' && goOn.mock.calls.length === 0) queueMicrotask(goOn);
    return find(id);
  });
  await late.takesPlaceOf(first);
  vi.restoreAllMocks();
  expect(goOn).toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Total' }));
});

test('fields that come together are exchanged one after the other, and in between the page answers', async () => {
  const names = ['Fixed', 'Variable', 'Total'];
  render(
    <MantineProvider env="test">
      {names.map((name) => (
        <fields.NumberInput key={name} label={name} />
      ))}
    </MantineProvider>,
  );
  const plain = names.map((name) => screen.getByRole('textbox', { name }));
  const left = () => plain.filter(({ isConnected }) => isConnected).length;
  const seen = new Set([left()]);
  const coming = late.comes();
  while (left() > 0) {
    await new Promise((resolve) => setTimeout(resolve));
    seen.add(left());
  }
  await coming;
  expect([...seen]).toEqual([3, 2, 1, 0]);
});

test('the code of a field is asked for once the browser has nothing else to do', async () => {
  const idle = vi.fn<(work: () => void) => number>();
  vi.stubGlobal('requestIdleCallback', idle);
  render(<Amount label="Years" />);
  const plain = box();
  await late.comes();
  expect(plain.isConnected).toBe(true);
  idle.mock.calls[0]?.[0]();
  await late.takesPlaceOf(plain);
  vi.unstubAllGlobals();
});

const turns = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve));
};

test('a field that is gone when its code comes is left alone', async () => {
  const { unmount } = render(<Amount label="Years" />);
  const find = vi.spyOn(document, 'getElementById');
  unmount();
  await late.comes();
  await turns();
  expect(find).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('so is one that goes while it waits to be exchanged', async () => {
  const { unmount } = render(<Amount label="Years" />);
  const plain = box();
  const find = vi.spyOn(document, 'getElementById');
  fireEvent.pointerDown(document.body);
  await late.comes();
  await turns();
  expect(plain.isConnected).toBe(true);
  unmount();
  fireEvent.pointerUp(document.body);
  await turns();
  expect(find).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
