import { CODING, CRAFT, DESIGN, TEAM } from '#web/features/jobs/editor/rounds.ts';
import type { JobTemplate } from '#web/features/jobs/editor/template.ts';

export const dataEngineer: JobTemplate = {
  title: 'Data Engineer',
  department: 'Data',
  level: 'MID',
  experience: [3, 7],
  notice: 'TWO_MONTHS',
  description:
    'You will build the pipelines and tables that colleagues decide by every morning. The aim is that a figure means the same wherever it is shown, and is there when the day begins.\n\nIn the first three months you will take over the pipelines of one domain and give each of its tables an owner, a test and a freshness that is kept.',
  responsibilities: [
    'Build batch and streaming pipelines that can be run again safely',
    'Model tables that analysts understand without asking',
    'Test data as strictly as code, and tell people before they notice',
    'Keep the cost of storage and queries in sight',
    'Protect personal data: who may read what, and for how long',
  ],
  qualifications: [
    'Has run pipelines in production that others depended on',
    'Writes SQL that a colleague can change',
    'Knows how to backfill a year without breaking a day',
  ],
  skills: [
    ['Python', 3, 3],
    ['SQL', 3, 4],
    ['Apache Spark', 2, 2],
    ['Kafka', 1, 2],
    ['AWS', 1, 2],
  ],
  rounds: [CODING, { ...DESIGN, name: 'Data modelling and pipelines' }, TEAM],
};

export const dataScientist: JobTemplate = {
  title: 'Data Scientist',
  department: 'Data',
  level: 'MID',
  experience: [2, 6],
  notice: 'TWO_MONTHS',
  description:
    'You will find out what makes customers come and stay, and help the team act on it. The work runs from the question to the experiment to the decision; a model is one of the possible answers.\n\nIn the first three months you will answer two questions that the team has argued about, one of them with an experiment.',
  responsibilities: [
    'Turn vague questions into ones that data can answer',
    'Design experiments and read them honestly, uncertainty included',
    'Build models where they beat a simple rule, and measure by how much',
    'Define metrics with product and keep their definitions in one place',
    'Explain results to people who decide',
  ],
  qualifications: [
    'Sound statistics: sampling, confidence, causes and mere coincidences',
    'Has changed a decision by an analysis',
    'Writes code that somebody else can run again',
  ],
  skills: [
    ['Python', 2, 3],
    ['SQL', 2, 3],
    ['TensorFlow', 1, 1],
    ['Apache Spark', 1, 1],
  ],
  rounds: [
    {
      name: 'Statistics and SQL',
      interviewType: 'TECHNICAL',
      duration: 60,
      criteria: ['Statistics', 'SQL', 'Asking the right question', 'Communication'],
    },
    CRAFT,
    TEAM,
  ],
};

export const mlEngineer: JobTemplate = {
  title: 'Machine Learning Engineer',
  department: 'Data',
  level: 'SENIOR',
  experience: [4, 8],
  notice: 'TWO_MONTHS',
  description:
    'You will bring models into production and keep them good: features, training, serving and what is watched afterwards. They answer while a customer waits, so that speed counts as much as quality.\n\nIn the first three months you will make one model retrain by itself, and make its quality visible every day.',
  responsibilities: [
    'Build training and serving that give the same features the same values',
    'Evaluate offline and by experiment, for groups of people too',
    'Watch drift, latency and cost, and fall back safely',
    'Choose the smallest model that does the job',
    'Work with data engineers on sources that can be trusted',
  ],
  qualifications: [
    'Has kept a model in production for at least a year',
    'Knows the mathematics behind what is used',
    'Writes software that passes review beside any other service',
  ],
  skills: [
    ['Python', 4, 4],
    ['PyTorch', 2, 3],
    ['SQL', 2, 2],
    ['Docker', 2, 2],
    ['Kubernetes', 1, 1],
  ],
  rounds: [CODING, { ...DESIGN, name: 'Design of a learning system' }, CRAFT, TEAM],
};
