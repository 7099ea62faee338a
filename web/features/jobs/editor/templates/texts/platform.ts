import { CODING, CRAFT, DESIGN, TEAM } from '#web/features/jobs/editor/rounds.ts';
import type { JobTemplate } from '#web/features/jobs/editor/template.ts';

export const reliability: JobTemplate = {
  title: 'DevOps / Site Reliability Engineer',
  department: 'Platform',
  level: 'SENIOR',
  experience: [4, 8],
  notice: 'TWO_MONTHS',
  description:
    'You will keep the product up and make it easy for engineers to release safely. Reliability is agreed in numbers, and the error budget decides when features wait.\n\nIn the first three months you will remove the three most frequent pages and cut the time from merge to production.',
  responsibilities: [
    'Run the clusters, networks and databases that services stand on',
    'Describe infrastructure as code that is reviewed and tested',
    'Set service levels with teams, and alert on what users feel',
    'Lead incidents calmly and write what was learned',
    'Make builds and releases fast, repeatable and easy to undo',
  ],
  qualifications: [
    'Has been on call for a system that mattered',
    'Reads a kernel counter and a query plan alike',
    'Automates what was done twice by hand',
  ],
  skills: [
    ['Kubernetes', 3, 3],
    ['Terraform', 2, 3],
    ['AWS', 3, 3],
    ['Linux', 3, 3],
    ['Python', 1, 2],
  ],
  rounds: [
    {
      name: 'Troubleshooting',
      interviewType: 'TECHNICAL',
      duration: 60,
      criteria: ['Finding the cause', 'Linux and networks', 'Calm', 'Communication'],
    },
    DESIGN,
    TEAM,
  ],
};

export const mobile: JobTemplate = {
  title: 'Mobile Engineer',
  department: 'Engineering',
  level: 'MID',
  experience: [3, 6],
  notice: 'TWO_MONTHS',
  description:
    'You will build the app that customers open every day, many of them on older phones and weak networks. Android and iOS are released from one code base every two weeks.\n\nIn the first three months you will halve the time to the first useful screen, or the number of crashes, whichever hurts more.',
  responsibilities: [
    'Build screens that stay smooth on a phone of four years ago',
    'Keep the app useful without a connection',
    'Watch crashes, start-up time and battery, version by version',
    'Release in stages and be able to stop one',
    'Design APIs together with the backend',
  ],
  qualifications: [
    'Has published an app and supported it through several versions',
    'Knows the platform beneath the framework, at least one of the two',
    'Tests on real devices',
  ],
  skills: [
    ['React Native', 2, 3],
    ['TypeScript', 2, 2],
    ['Kotlin', 1, 2],
    ['Swift', 1, 1],
    ['Git', 2, 2],
  ],
  rounds: [CODING, { ...DESIGN, name: 'Design of an app' }, TEAM],
};

export const quality: JobTemplate = {
  title: 'QA Automation Engineer',
  department: 'Engineering',
  level: 'MID',
  experience: [2, 6],
  notice: 'ONE_MONTH',
  description:
    'You will make it safe to release on any day. You find out where it can break, and build the tests and tools by which the whole team notices before customers do.\n\nIn the first three months you will know the ten journeys that must never fail, and have each of them tested on every change.',
  responsibilities: [
    'Plan tests by risk with engineers and product, before the code is written',
    'Automate tests of APIs and screens that fail only for a reason',
    'Test by hand where curiosity beats a script',
    'Keep the test environments and their data in order',
    'Follow defects to their cause, and to the test that was missing',
  ],
  qualifications: [
    'Has built a suite that developers trust and run themselves',
    'Writes code others review without mercy',
    'Reports a defect so that it can be repeated at once',
  ],
  skills: [
    ['JavaScript', 2, 2],
    ['Python', 1, 2],
    ['SQL', 1, 2],
    ['Git', 1, 2],
  ],
  rounds: [CODING, { ...CRAFT, name: 'Testing a product' }, TEAM],
};

export const security: JobTemplate = {
  title: 'Security Engineer',
  department: 'Platform',
  level: 'SENIOR',
  experience: [4, 9],
  notice: 'TWO_MONTHS',
  description:
    'You will make the product hard to attack and quick to defend. You work inside the engineering teams: a safe default is worth more than a rule that has to be remembered.\n\nIn the first three months you will review how people sign in and what they may reach, and close the gaps by order of risk.',
  responsibilities: [
    'Model threats with teams while a design can still change',
    'Build safe defaults for secrets, sessions and access',
    'Find weaknesses by review, tools and testing, and see them fixed',
    'Prepare for incidents and lead the response',
    'Answer the questions of customers and auditors',
  ],
  qualifications: [
    'Has found and fixed serious weaknesses in running systems',
    'Reads and writes code well enough to be asked for a review',
    'Weighs risk against cost in plain words',
  ],
  skills: [
    ['Linux', 3, 3],
    ['Python', 2, 2],
    ['AWS', 2, 2],
    ['Kubernetes', 1, 2],
  ],
  rounds: [{ ...CRAFT, name: 'Finding weaknesses' }, DESIGN, TEAM],
};
