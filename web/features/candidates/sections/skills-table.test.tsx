import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { render, screen } from '#web/testing/render.tsx';
import { SkillsTable } from './skills-table.tsx';
import type { SkillsControl } from './skills-values.ts';

function Table() {
  const { control, watch } = useForm({ defaultValues: { skills: [] as { skillName: string }[] } });
  return (
    <>
      <SkillsTable control={control as unknown as SkillsControl} />
      <output>
        {watch('skills')
          .map(({ skillName }) => skillName)
          .join('|')}
      </output>
    </>
  );
}

async function add(list: string) {
  await userEvent.click(screen.getByLabelText('Add a skill', { selector: 'input' }));
  await userEvent.paste(list);
  await userEvent.keyboard('{Enter}');
}
const names = () => screen.getByRole('status').textContent;

test('each skill of a pasted list is added once', async () => {
  render(<Table />);
  await add('Go, kafka, COBOL-85, Apache Flink, go,');
  expect(names()?.split('|')).toHaveLength(4);
  expect(names()?.startsWith('Go|')).toBe(true);
  const before = names();
  await add('SQL, Go');
  expect(names()).toBe(`${before}|SQL`);
  await add('Go, SQL');
  expect(screen.getByText('This skill is already in your list')).toBeDefined();
  expect(names()).toBe(`${before}|SQL`);
});
