import { localDate } from '#contract/kit/zoned-time.ts';
import { VIEW_SOURCES } from '#contract/labels/jobs.ts';
import { Random } from '#server/db/demo/random.ts';
import type { DemoCandidate, DemoCompany, DemoJob, World } from '#server/db/demo/world.ts';
import { addSavedPeople } from './saved.ts';

const SEED = 900;

interface Market {
  demoCandidate: string;
  companies: readonly DemoCompany[];
  jobs: readonly DemoJob[];
  candidates: readonly DemoCandidate[];
}

type Item = readonly [
  hoursAgo: number,
  kind: string,
  title: string,
  body: string,
  link: string,
  isUnread: boolean,
];

function addItems({ rows, moment }: World, random: Random, userId: string, items: readonly Item[]): void {
  for (const [hoursAgo, kind, title, body, link, isUnread] of items) {
    const createdAt = moment.inHours(-hoursAgo);
    rows.add('notifications', {
      id: random.id(createdAt),
      userId,
      kind,
      title,
      body,
      link,
      readAt: isUnread ? null : createdAt,
      createdAt,
    });
  }
}

const CANDIDATE_NOTICES: readonly Item[] = [
  [
    0.7,
    'interview.requested',
    'Indus Grid asked to interview you',
    'Engineering Manager, Metering',
    '/interview-requests/pending',
    true,
  ],
  [
    9,
    'interview.requested',
    'Tamarind Pay asked to interview you',
    'Senior Backend Engineer',
    '/interview-requests/pending',
    true,
  ],
  [
    22,
    'interview.scheduled',
    'Meghdoot Cloud picked your time',
    'Backend Engineer III, round 2 of 4',
    '/interview-requests/active',
    true,
  ],
  [
    30,
    'interview.scheduled',
    'Sahyadri Robotics picked your time',
    'Senior Backend Engineer, round 1 of 3',
    '/interview-requests/active',
    false,
  ],
  [
    96,
    'application.reviewed',
    'Quill Logistics looked at your profile',
    'They are hiring backend engineers',
    '/profile/view',
    false,
  ],
];

function recruiterNotices(people: readonly DemoCandidate[]): Item[] {
  const [first, second, third, fourth, fifth, sixth] = people.map(({ name }) => name);
  return [
    [
      0.5,
      'application.submitted',
      `${first} applied`,
      'Senior Backend Engineer',
      '/recruiter/applications',
      true,
    ],
    [3, 'application.submitted', `${second} applied`, 'Data Engineer', '/recruiter/applications', true],
    [
      6,
      'interview.accepted',
      `${third} offered three times`,
      'Site Reliability Engineer',
      '/recruiter/interviews',
      true,
    ],
    [20, 'application.submitted', `${fourth} applied`, 'Frontend Engineer', '/recruiter/applications', true],
    [26, 'interview.declined', `${fifth} declined`, 'Location not suitable', '/recruiter/interviews', true],
    [50, 'application.submitted', `${sixth} applied`, 'Product Manager', '/recruiter/applications', false],
  ];
}

/** Notifications of the demo accounts, views of profiles and jobs, and the people whom Tamarind Pay saved. */
export function addNotices(world: World, { demoCandidate, companies, jobs, candidates }: Market): void {
  const { rows, moment } = world;
  const random = new Random(SEED);
  const tamarind = companies.find(({ name }) => name === 'Tamarind Pay');
  addItems(world, random, demoCandidate, CANDIDATE_NOTICES);
  if (tamarind) {
    addItems(world, random, tamarind.founderId, recruiterNotices(random.sample(candidates, 6)));
    addSavedPeople(world, tamarind, random.sample(candidates, 7));
  }
  for (let daysAgo = 0; daysAgo < 28; daysAgo++) {
    const viewers = random.sample(
      companies.filter(({ isApproved }) => isApproved),
      random.int(2, 6) + (daysAgo < 7 ? 2 : 0),
    );
    for (const { id, founderId } of viewers) {
      rows.add('candidateViews', {
        candidateId: demoCandidate,
        viewerId: founderId,
        companyId: id,
        day: localDate(moment.daysAgo(daysAgo)),
      });
    }
  }
  for (const job of jobs.filter(({ isOpen }) => isOpen)) {
    const count = random.int(20, 90);
    for (let viewer = 0; viewer < count; viewer++) {
      rows.add('jobViews', {
        jobId: job.id,
        viewer: (viewer % 5 < 2 && candidates[viewer]?.id) || `demo-${viewer}`,
        day: localDate(moment.daysAgo(random.int(0, 7))),
        source: VIEW_SOURCES[viewer % (VIEW_SOURCES.length - 1)],
      });
    }
  }
}
