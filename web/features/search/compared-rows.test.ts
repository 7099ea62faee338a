import { describe, expect, test } from 'vitest';
import type { ComparedCandidate } from '#contract/search/seen-candidates.ts';
import { ASHA as CARD } from '#web/testing/candidate-card.ts';
import { comparedRows } from './compared-rows.ts';

const ASHA: ComparedCandidate = {
  ...CARD,
  id: 'a',
  preferredLocations: ['Pune', 'Bengaluru'],
  currentSalary: null,
  currentCity: null,
};
const BEN: ComparedCandidate = {
  ...ASHA,
  id: 'b',
  firstName: 'Ben',
  education: null,
  expectedSalary: null,
  preferredLocations: ['Bengaluru', 'Pune'],
  skills: [
    { name: 'Kafka', months: 12, level: 2 },
    { name: 'go', months: 14, level: 3 },
  ],
};

const rows = (candidates: ComparedCandidate[], wanted: string[] = []) => comparedRows(candidates, wanted);
const row = (label: string, of = rows([ASHA, BEN])) => of.find((one) => one.label === label);

describe('rows of a comparison', () => {
  test('show the values of both, and which one is missing', () => {
    expect(row('Expects')?.cells).toEqual(['₹42\u00a0L', null]);
    expect(row('Institute')?.cells).toEqual(['IIT Madras', null]);
    expect(row('Experience')?.cells).toEqual(['4\u00a0y\u00a02\u00a0m', '4\u00a0y\u00a02\u00a0m']);
  });

  test('leave out values that are missing for all', () => {
    expect(row('Earns now')).toBeUndefined();
    expect(row('Works in')).toBeUndefined();
    expect(row('Match')).toBeUndefined();
  });

  test('detect differences, ignoring the order of cities', () => {
    expect(row('Prefers')).toMatchObject({ cells: ['Bengaluru, Pune', 'Bengaluru, Pune'], differs: false });
    expect(row('Experience')?.differs).toBe(false);
    expect(row('Expects')?.differs).toBe(true);
    expect(rows([ASHA]).some(({ differs }) => differs)).toBe(false);
  });

  test('list each skill once with level and time: first those of the job, then the most common', () => {
    const skills = (wanted: string[]) => rows([ASHA, BEN], wanted).filter(({ isSkill }) => isSkill);
    expect(skills([]).map(({ label }) => label)).toEqual(['Go', 'Kafka', 'Rust']);
    expect(skills(['RUST', 'Terraform']).map(({ label }) => label)).toEqual(['Rust', 'Go', 'Kafka']);
    expect(skills(['RUST'])[0]).toMatchObject({ isWanted: true, cells: ['Beginner', null] });
    expect(row('Go')).toMatchObject({
      cells: ['Expert, 4\u00a0y\u00a02\u00a0m', 'Advanced, 1\u00a0y\u00a02\u00a0m'],
      isWanted: false,
    });
  });
});
