import { CODING, DESIGN, TEAM } from '#web/features/jobs/editor/rounds.ts';
import type { JobTemplate } from '#web/features/jobs/editor/template.ts';

export const backend: JobTemplate = {
  title: 'Backend Engineer',
  department: 'Engineering',
  level: 'MID',
  experience: [3, 6],
  notice: 'TWO_MONTHS',
  description:
    'You will build and run the services behind the product, from the first design to the pager. The team owns its area whole and ships to production several times a week.\n\nIn the first three months you will take over one service, understand its traffic and its failures, and deliver an improvement that customers notice.',
  responsibilities: [
    'Design, build and operate services and their APIs',
    'Model data so that it stays correct under load and concurrent change',
    'Write tests, reviews and short design notes that colleagues rely on',
    'Watch latency, errors and cost, and act on what they show',
    'Share the on-call rotation of the services you own',
  ],
  qualifications: [
    'Has run a service in production and learned from an incident of its own',
    'Knows a relational database well enough to read a query plan',
    'Explains trade-offs in plain words',
  ],
  skills: [
    ['Java', 3, 3],
    ['Spring Boot', 2, 2],
    ['PostgreSQL', 2, 2],
    ['Kafka', 1, 2],
    ['Docker', 1, 1],
  ],
  rounds: [CODING, DESIGN, TEAM],
};

export const frontend: JobTemplate = {
  title: 'Frontend Engineer',
  department: 'Engineering',
  level: 'MID',
  experience: [2, 5],
  notice: 'TWO_MONTHS',
  description:
    'You will build the screens that customers work in every day. You sit with a designer and backend engineers, and decide together what is built and how.\n\nIn the first three months you will own one area of the product, make it measurably faster, and bring its accessibility up to WCAG 2.2 AA.',
  responsibilities: [
    'Build screens that work by keyboard, on a phone and on a slow line',
    'Turn designs into components that others can use again',
    'Measure loading and interaction times, and keep to a budget',
    'Cover what matters with tests in the browser',
    'Work with designers before there is a design to hand over',
  ],
  qualifications: [
    'Has shipped a web product to real users and improved it by what they did',
    'Knows HTML, CSS and the browser beneath the framework',
    'Cares for details and knows which of them matter',
  ],
  skills: [
    ['React', 2, 3],
    ['TypeScript', 2, 3],
    ['HTML/CSS', 2, 3],
    ['Next.js', 1, 1],
    ['Git', 1, 2],
  ],
  rounds: [CODING, { ...DESIGN, name: 'Frontend design' }, TEAM],
};

export const fullStack: JobTemplate = {
  title: 'Full Stack Engineer',
  department: 'Engineering',
  level: 'MID',
  experience: [3, 6],
  notice: 'TWO_MONTHS',
  description:
    'You will take features from a sketch to production: the table, the API, the screen and what is measured afterwards. The team is small, so that everybody talks to customers.\n\nIn the first three months you will ship two features on your own and leave the code around them better than it was.',
  responsibilities: [
    'Build features end to end, from the database to the screen',
    'Decide with product and design what the smallest useful version is',
    'Keep APIs, types and tests in step on both sides',
    'Release in small steps and watch what they do',
    'Support customers on what you built',
  ],
  qualifications: [
    'Is at home on one side and able on the other',
    'Has owned a feature from the idea to its upkeep',
    'Prefers simple designs and can defend them',
  ],
  skills: [
    ['TypeScript', 3, 3],
    ['React', 2, 2],
    ['Node.js', 2, 3],
    ['PostgreSQL', 2, 2],
    ['Docker', 1, 1],
  ],
  rounds: [CODING, DESIGN, TEAM],
};

export const manager: JobTemplate = {
  title: 'Engineering Manager',
  department: 'Engineering',
  level: 'LEAD',
  experience: [8, 14],
  notice: 'THREE_MONTHS',
  description:
    'You will lead a team of engineers: its people, its delivery and the quality of what it runs. You stay close enough to the code to judge a design and to help in an incident.\n\nIn the first three months you will know each person and what they want to become, and agree with product on what the team stops doing.',
  responsibilities: [
    'Hire, grow and keep engineers, with regular and honest feedback',
    'Plan with product and be answerable for delivery',
    'Keep a healthy on-call: few pages, each with a lesson',
    'Review designs and set the bar for quality',
    'Make the state of the work visible without reports for their own sake',
  ],
  qualifications: [
    'Has led a team for at least two years and hired for it',
    'Has built and run software at scale before',
    'Can name a decision that was wrong and what followed from it',
  ],
  skills: [
    ['Java', 5, 2],
    ['AWS', 3, 2],
    ['PostgreSQL', 3, 2],
    ['Kubernetes', 2, 1],
  ],
  rounds: [
    DESIGN,
    {
      name: 'Leading people',
      interviewType: 'MANAGERIAL',
      duration: 60,
      criteria: ['Growing people', 'Hard conversations', 'Hiring', 'Delivery'],
    },
    { ...TEAM, name: 'Final conversation', interviewType: 'FINAL' },
  ],
};
