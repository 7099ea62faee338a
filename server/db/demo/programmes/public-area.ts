import type { EventName } from '#contract/analytics/event-names.ts';
import type { EventProperties } from '#contract/analytics/events.ts';
import { DAY_MS } from '#contract/kit/days.ts';
import { EXPERIENCE_BANDS } from '#contract/lists/experience-bands.ts';
import { WAITLIST_COLLEGES } from '#contract/lists/institutes.ts';
import type { Waitlist } from '#contract/waitlist.ts';
import { FIRST_NAMES, LAST_NAMES } from '#server/db/demo/people/names.ts';
import { Random } from '#server/db/demo/random.ts';
import type { World } from '#server/db/demo/world.ts';

const SEED = 70_000;
const DAYS = 42;
/** No Indian mobile number begins with these digits, so no real person can be called. */
const PHONE_BEGINNING = '12';

const COMPANIES = [
  'Almond Street Labs',
  'Bluebird Freight',
  'Copperleaf Finance',
  'Deccan Sensors',
  'Evergreen Clinics',
  'Firefly Motors',
  'Granite Analytics',
  'Harbour Insurance',
  'Indigo Works',
  'Juniper Foods',
  'Kite Logistics',
  'Lakeview Software',
  'Marigold Studios',
  'Nimbus Rail',
];

const QUESTIONS = [
  'I finish at IIT Goa next summer. Can I already create a profile, or only after the convocation?',
  'Is a dual degree counted from the first or the last year?',
  'How long does the verification of a degree take if my institute mail address no longer works?',
  'My present company must not see my profile. How do you make sure of that?',
  'We are four people and hire our first engineer. Is there a smallest number of hires?',
  'Is the fee due if the person leaves after two months?',
  'Do you also have roles outside India?',
  'I studied at an NIT. May I join?',
  'Can two of our recruiters share one company account?',
  'Where do I see why a company asked me and not somebody else?',
  'We need people who can start within a month. Can we filter by notice period?',
  'Can I change the address I signed up with?',
  'Do you integrate with our applicant tracking system?',
  'I referred a friend in March. When is the reward paid?',
  'Is the salary that companies show fixed pay or everything together?',
  'Please send me an invoice with our GST number for the last hire.',
];

function addEvent(
  { rows }: World,
  random: Random,
  at: Date,
  event: EventName,
  what: EventProperties = {},
): void {
  const { path = '/', cta = null, list = null, status = null } = what;
  rows.add('analyticsEvents', { id: random.id(at), event, path, cta, list, status, createdAt: at });
}

function anyMoment({ moment }: World, random: Random): Date {
  return moment.daysAgo(random.roll() * DAYS);
}

function person(random: Random, number: number) {
  const [first, last] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  return {
    name: `${first} ${last}`,
    email: `${first}.${last}.${number}@visitors.test`.toLowerCase(),
    phone: `${PHONE_BEGINNING}${random.int(10_000, 99_999)}${String(number).padStart(3, '0')}`,
  };
}

function addEntry(world: World, random: Random, list: Waitlist, number: number): void {
  const createdAt = anyMoment(world, random);
  const details =
    list === 'RECRUITER'
      ? { college: null, experience: null, company: COMPANIES[(number - 100) % COMPANIES.length] ?? null }
      : { college: random.pick(WAITLIST_COLLEGES), experience: random.pick(EXPERIENCE_BANDS), company: null };
  world.rows.add('waitlistEntries', {
    id: random.id(createdAt),
    list,
    ...person(random, number),
    ...details,
    createdAt,
  });
  addEvent(world, random, createdAt, 'waitlist_signup_attempt', { list });
  addEvent(world, random, createdAt, 'waitlist_signup_success', { list });
}

function addMessage(world: World, random: Random, message: string, number: number): void {
  const createdAt = anyMoment(world, random);
  const { name, email, phone } = person(random, number);
  const until = new Date(createdAt.getTime() + DAY_MS);
  world.rows.add('quickMessages', {
    id: random.id(createdAt),
    senderName: name,
    senderEmail: email,
    senderPhone: random.chance(0.4) ? phone : null,
    message,
    repetition: `[${createdAt.toISOString()},${until.toISOString()})`,
    createdAt,
  });
  addEvent(world, random, createdAt, 'chat_message_sent');
  addEvent(world, random, createdAt, 'chat_message_success');
}

/** Visitors: some press a button, and some of those give up. */
function addLookers(world: World, random: Random): void {
  for (let day = 0; day < DAYS; day += 1) {
    for (let visits = random.int(8, 20); visits > 0; visits -= 1) {
      const at = world.moment.daysAgo(day + random.roll());
      addEvent(world, random, at, 'page_view');
      if (random.chance(0.1)) addEvent(world, random, at, 'cta_click', { cta: 'find_opportunities' });
      if (random.chance(0.06)) addEvent(world, random, at, 'cta_click', { cta: 'hire_talent' });
      if (random.chance(0.06)) addEvent(world, random, at, 'chat_widget_opened');
    }
  }
  for (const list of ['JOBSEEKER', 'JOBSEEKER', 'RECRUITER'] as const) {
    const at = anyMoment(world, random);
    addEvent(world, random, at, 'waitlist_signup_attempt', { list });
    addEvent(world, random, at, 'waitlist_signup_failed', { list, status: 409 });
  }
  const at = anyMoment(world, random);
  addEvent(world, random, at, 'chat_message_sent');
  addEvent(world, random, at, 'chat_message_failed', { status: 0 });
}

/** Waitlists, questions and analytics events of the last six weeks. */
export function addPublicArea(world: World): void {
  const random = new Random(SEED);
  for (let number = 0; number < 32; number += 1) addEntry(world, random, 'JOBSEEKER', number);
  COMPANIES.forEach((_, place) => {
    addEntry(world, random, 'RECRUITER', 100 + place);
  });
  QUESTIONS.forEach((question, place) => {
    addMessage(world, random, question, 200 + place);
  });
  addLookers(world, random);
}
