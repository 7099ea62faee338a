import { CRAFT, TEAM } from '#web/features/jobs/editor/rounds.ts';
import type { JobTemplate } from '#web/features/jobs/editor/template.ts';

export const productManager: JobTemplate = {
  title: 'Product Manager',
  department: 'Product',
  level: 'MID',
  experience: [3, 8],
  notice: 'TWO_MONTHS',
  description:
    'You will decide, with a team of engineers and a designer, what your area of the product becomes. You are measured by what changes for customers, not by what is shipped.\n\nIn the first three months you will have spoken with thirty customers, agreed on one outcome with the team, and moved it.',
  responsibilities: [
    'Talk to customers every week and bring the team along',
    'Choose problems by their value and say what is left out',
    'Write short, clear briefs that engineers and designers improve',
    'Release early, measure, and stop what does not work',
    'Keep sales, support and leadership informed without surprises',
  ],
  qualifications: [
    'Has owned a product or a large part of one, with its figures',
    'Finds answers in data without waiting for an analyst',
    'Understands technology well enough to weigh cost',
  ],
  skills: [
    ['SQL', 1, 2],
    ['Figma', 1, 1],
  ],
  rounds: [
    {
      name: 'Product sense',
      interviewType: 'TECHNICAL',
      duration: 60,
      criteria: ['Understanding users', 'Choosing', 'Measuring', 'Communication'],
    },
    CRAFT,
    { ...TEAM, name: 'Final conversation', interviewType: 'FINAL' },
  ],
};

export const designer: JobTemplate = {
  title: 'Product Designer',
  department: 'Design',
  level: 'MID',
  experience: [2, 7],
  notice: 'TWO_MONTHS',
  description:
    'You will design a whole area of the product, from the first conversation with a user to the last detail on the screen. You work in one team with a product manager and engineers.\n\nIn the first three months you will have watched ten people use the product and redrawn the journey that troubles them most.',
  responsibilities: [
    'Learn from users by watching and asking, every week',
    'Sketch several answers before polishing one',
    'Test prototypes with people before engineers build them',
    'Extend the design system, and design for keyboard, contrast and small screens',
    'Stay with the work until it is released and measured',
  ],
  qualifications: [
    'A portfolio that shows how decisions were made, with one that failed',
    'Strong in interaction and in typography and layout',
    'Writes the words of the interface as carefully as it is drawn',
  ],
  skills: [
    ['Figma', 2, 3],
    ['HTML/CSS', 1, 1],
  ],
  rounds: [
    { ...CRAFT, name: 'Portfolio' },
    {
      name: 'Working session',
      interviewType: 'TECHNICAL',
      duration: 90,
      criteria: ['Understanding the problem', 'Breadth of ideas', 'Craft', 'Taking feedback'],
    },
    TEAM,
  ],
};
