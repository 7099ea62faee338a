import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { SaveStatusProvider } from '#web/features/candidates/editor/save-status.tsx';
import { render, screen, within } from '#web/testing/render.tsx';
import { EducationForm } from './education-form.tsx';
import type { DegreeValues, EducationState } from './education-values.ts';

const SAVED = {
  id: 'first',
  universityName: 'IIT Bombay',
  educationDegree: "Bachelor's Degree",
  fieldOfStudy: 'Computer Science',
  specialization: null,
  courseType: 'FULL_TIME',
  startYear: 2014,
  endYear: 2018,
  cgpa: null,
  percentage: null,
  verificationStatus: 'UNVERIFIED',
} as const;
const STATE: EducationState = { educations: [SAVED], version: 1, draftSavedAt: null };

const sent = vi.fn<(educations: DegreeValues[]) => void>();
vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit = {}) => {
  if (!body) return Response.json({ success: true, data: STATE });
  sent(JSON.parse(String(body)).educations);
  return Response.json({ success: true, data: { ...STATE, draftSavedAt: '2026-11-26T06:00:00.000Z' } });
});
beforeEach(() => sent.mockClear());

function show() {
  const loaded = { state: STATE, keep: () => {}, restart: () => {} };
  const form = (
    <SaveStatusProvider>
      <Link to="/home">Return to Dashboard</Link>
      <EducationForm loaded={loaded} />
    </SaveStatusProvider>
  );
  const router = createMemoryRouter([
    { path: '/', element: form },
    { path: '*', element: 'Elsewhere' },
  ]);
  render(<RouterProvider router={router} />);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const leave = () => userEvent.click(screen.getByRole('link', { name: 'Return to Dashboard' }));
const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const lastSent = () => vi.waitFor(() => sent.mock.lastCall?.[0] ?? Promise.reject(new Error('Not sent')));

test('a draft contains the input of a card that was added and is still open', async () => {
  show();
  await press('Add education');
  await userEvent.type(field('Field of study'), 'Physics');
  await press('Save Draft');
  const educations = await lastSent();
  expect(educations.map(({ fieldOfStudy }) => fieldOfStudy)).toEqual(['Physics', 'Computer Science']);
  expect(field('Field of study').value).toBe('Physics');
  await userEvent.type(field('Field of study'), ' II');
  await press('Save Draft');
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect((await lastSent()).map(({ id, fieldOfStudy }) => [id, fieldOfStudy])).toEqual([
    [educations[0]?.id, 'Physics II'],
    ['first', 'Computer Science'],
  ]);
  await leave();
  await screen.findByText('Elsewhere');
});

test('a draft contains the input of a card that is edited, but no blank card', async () => {
  show();
  await press('Edit IIT Bombay');
  await userEvent.type(field('Field of study'), ' II');
  await press('Add education');
  await press('Save Draft');
  expect(await lastSent()).toMatchObject([{ id: 'first', fieldOfStudy: 'Computer Science II' }]);
  expect(screen.getAllByRole('button', { name: 'Cancel' })).toHaveLength(2);
});

test('leaving an open card with unsaved input asks first, and can keep it', async () => {
  show();
  await press('Edit IIT Bombay');
  await userEvent.type(field('Field of study'), ' II');
  await leave();
  const dialog = await screen.findByRole('dialog', { name: 'Keep your changes?' });
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save Draft' }));
  expect(await lastSent()).toMatchObject([{ fieldOfStudy: 'Computer Science II' }]);
  await screen.findByText('Elsewhere');
});

test('leaving an unchanged card does not ask', async () => {
  show();
  await press('Edit IIT Bombay');
  await press('Add education');
  await leave();
  await screen.findByText('Elsewhere');
});

test('a saved card is in the list, and a cancelled one is unchanged', async () => {
  show();
  await press('Edit IIT Bombay');
  await userEvent.type(field('Field of study'), ' II');
  await press('Cancel');
  screen.getByText("Bachelor's Degree, Computer Science");
  await press('Edit IIT Bombay');
  await userEvent.type(field('Field of study'), ' II');
  await press('Save');
  await screen.findByText("Bachelor's Degree, Computer Science II");
  await press('Add education');
  await press('Cancel');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('the section is not saved while a card is open: it says so and leads to the card', async () => {
  show();
  await press('Edit IIT Bombay');
  await userEvent.click(screen.getByRole('button', { name: 'Save Draft' }));
  await lastSent();
  await press('Save & Finish');
  const reason = 'Save or cancel the open card first.';
  expect(screen.getByRole('status').textContent).toBe(reason);
  expect(document.activeElement).toBe(
    screen.getByLabelText('University or institute', { selector: 'input' }),
  );
  expect(sent).toHaveBeenCalledTimes(1);
  await press('Cancel');
  expect(screen.queryByText(reason)).toBeNull();
});

test('the error of a failed save is removed once something else prevents the next one', async () => {
  show();
  await screen.findByText("Bachelor's Degree, Computer Science");
  vi.mocked(sent).mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch');
  });
  await press('Save & Finish');
  await screen.findByText('Failed to save education data.');
  await press('Remove IIT Bombay');
  await press('Save & Finish');
  await screen.findByText('There is a problem');
  expect(screen.queryByText('Failed to save education data.')).toBeNull();
});

test('each of two open cards has its own fields with their labels', async () => {
  show();
  await press('Edit IIT Bombay');
  await press('Add education');
  const [first, second] = screen.getAllByLabelText<HTMLInputElement>('Field of study');
  expect([first?.value, second?.value]).toEqual(['', 'Computer Science']);
  expect(first?.id).not.toBe(second?.id);
});
