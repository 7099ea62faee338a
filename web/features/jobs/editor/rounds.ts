import type { TemplateRound } from './template.ts';

export const CODING: TemplateRound = {
  name: 'Coding',
  interviewType: 'CODING',
  duration: 60,
  criteria: ['Problem solving', 'Readable code', 'Testing', 'Communication'],
};

export const DESIGN: TemplateRound = {
  name: 'System design',
  interviewType: 'TECHNICAL',
  duration: 60,
  criteria: ['Breaking a problem down', 'Trade-offs', 'Operations', 'Communication'],
};

export const TEAM: TemplateRound = {
  name: 'Team and manager',
  interviewType: 'MANAGERIAL',
  duration: 45,
  criteria: ['Ownership', 'Working with others', 'Motivation'],
};

export const CRAFT: TemplateRound = {
  name: 'Review of past work',
  interviewType: 'TECHNICAL',
  duration: 60,
  criteria: ['Depth of knowledge', 'Judgement', 'Effect of the work', 'Communication'],
};
