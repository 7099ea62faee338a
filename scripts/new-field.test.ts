import { beforeAll, describe, expect, test } from 'vitest';
import { compileWith, type Plant } from './lib/compile-with.ts';

/**
 * Where a new field is planted in the rules, the draft and the answer of a section, and which places have to
 * handle it.
 */
const SECTIONS = {
  basicInfo: {
    file: 'basic-info',
    rule: '    preferredLocations: z\n',
    draft: '  preferredLocations: draftList',
    answer: '  preferredLocations: z.array(z.string()),',
    mapper: 'basic-info.service',
  },
  skills: {
    file: 'skills',
    rule: '  competency: ProficiencyInput,\n});',
    draft: '    competency: ProficiencyInput.optional(),',
    answer: '  competency: Proficiency,',
    mapper: 'skills.service',
  },
  experience: {
    file: 'experience',
    rule: '    description: optionalText(4000),',
    draft: "      description: draftText('Please enter a text.'),",
    answer: '  description: z.string().nullable(),',
    mapper: 'experience.service',
    blank: 'experience-values',
  },
  projects: {
    file: 'projects',
    rule: '    projectDetails: optionalText(4000),',
    draft: '      projectDetails: draftText(TEXTS.text),',
    answer: '  projectDetails: z.string().nullable(),',
    mapper: 'experience.service',
    blank: 'experience-values',
  },
  education: {
    file: 'education',
    rule: '    specialization: optionalText(120),',
    draft: "      specialization: draftText('Please enter a text.'),",
    answer: '  specialization: z.string().nullable(),',
    mapper: 'education.service',
    blank: 'education-values',
  },
} as const;
type Name = keyof typeof SECTIONS;
const NAMES = Object.keys(SECTIONS) as Name[];

type Part = 'rule' | 'draft' | 'answer';

function plantsOf(name: Name, ...parts: Part[]): Plant[] {
  const file = `contract/candidates/${SECTIONS[name].file}.ts`;
  return parts.map((part) => {
    const find = SECTIONS[name][part];
    return { file, find, put: `${fieldOf(name)}: z.string(),\n${find}` };
  });
}

function fieldOf(name: Name): string {
  return `plantedIn_${name}`;
}

function placesOf(name: Name): string[] {
  const { mapper } = SECTIONS[name];
  const blank = 'blank' in SECTIONS[name] ? SECTIONS[name].blank : undefined;
  return [
    `server/features/candidates/profile/${mapper}.ts`,
    'contract/candidates/recruiter-view.ts',
    'server/features/full-profile/pdf-content.ts',
    ...(blank ? [`web/features/candidates/sections/${blank}.ts`] : []),
  ];
}

/** The errors of this file that name the field. */
function complaintsAt(all: string, place: string, name: Name): string[] {
  const each = all.split(/^(?=\S+\(\d+,\d+\): )/m);
  return each.filter((text) => text.startsWith(`${place}(`) && text.includes(fieldOf(name)));
}

describe('a new field of a section does not compile until', () => {
  let all = '';
  beforeAll(() => {
    const plants = NAMES.flatMap((name) => plantsOf(name, 'rule', 'draft', 'answer'));
    all = compileWith(plants, [...new Set(NAMES.flatMap(placesOf))]);
  });

  const places = NAMES.flatMap((name) => placesOf(name).map((place) => [place, name] as const));
  test.each(places)('%s handles that of %s', (place, name) => {
    expect(complaintsAt(all, place, name)).not.toEqual([]);
  });
});

describe.each([
  ['the rules', ['rule']],
  ['the rules and the draft', ['rule', 'draft']],
  ['the rules and the answer', ['rule', 'answer']],
  ['the draft and the answer', ['draft', 'answer']],
] as const)('a new field that only %s has', (_, parts) => {
  let all = '';
  beforeAll(() => {
    const plants = NAMES.flatMap((name) => plantsOf(name, ...parts));
    all = compileWith(plants, ['contract/candidates/complete.ts']);
  });

  // Projects are part of the experience section, whose rules they are checked against.
  test.each(NAMES.filter((name) => name !== 'projects'))('does not compile in %s', (name) => {
    expect(all).toContain(`contract/candidates/${SECTIONS[name].file}.ts(`);
  });
});
