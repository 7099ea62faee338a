import type { EventName } from '#contract/analytics/event-names.ts';
import type { EventProperties } from '#contract/analytics/events.ts';
import { EXPERIENCE_BANDS } from '#contract/lists/experience-bands.ts';
import { WAITLIST_COLLEGES } from '#contract/lists/institutes.ts';
import type { Waitlist } from '#contract/waitlist.ts';
import { FIRST_NAMES, LAST_NAMES } from '#server/db/demo/people/names.ts';
import { Dice } from '#server/db/demo/random.ts';
import type { World } from '#server/db/demo/world.ts';

const SEED = 70_000;
const DAYS = 42;
const DAY_MS = 86_400_000;
/** No mobile number begins like these two, so that nobody is called. */
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

function addEvent({ rows }: World, dice: Dice, at: Date, event: EventName, what: EventProperties = {}): void {
  const { path = '/', cta = null, list = null, status = null } = what;
  rows.add('analyticsEvents', { id: dice.id(at), event, path, cta, list, status, createdAt: at });
}

function anyMoment({ moment }: World, dice: Dice): Date {
  return moment.daysAgo(dice.roll() * DAYS);
}

function person(dice: Dice, number: number) {
  const [first, last] = [dice.pick(FIRST_NAMES), dice.pick(LAST_NAMES)];
  return {
    name: `${first} ${last}`,
    email: `${first}.${last}.${number}@visitors.test`.toLowerCase(),
    phone: `${PHONE_BEGINNING}${dice.int(10_000, 99_999)}${String(number).padStart(3, '0')}`,
  };
}

function addEntry(world: World, dice: Dice, list: Waitlist, number: number): void {
  const createdAt = anyMoment(world, dice);
  const details =
    list === 'RECRUITER'
      ? { college: null, experience: null, company: COMPANIES[(number - 100) % COMPANIES.length] ?? null }
      : { college: dice.pick(WAITLIST_COLLEGES), experience: dice.pick(EXPERIENCE_BANDS), company: null };
  world.rows.add('waitlistEntries', {
    id: dice.id(createdAt),
    list,
    ...person(dice, number),
    ...details,
    createdAt,
  });
  addEvent(world, dice, createdAt, 'waitlist_signup_attempt', { list });
  addEvent(world, dice, createdAt, 'waitlist_signup_success', { list });
}

function addMessage(world: World, dice: Dice, message: string, number: number): void {
  const createdAt = anyMoment(world, dice);
  const { name, email, phone } = person(dice, number);
  const until = new Date(createdAt.getTime() + DAY_MS);
  world.rows.add('visitorMessages', {
    id: dice.id(createdAt),
    senderName: name,
    senderEmail: email,
    senderPhone: dice.chance(0.4) ? phone : null,
    message,
    repetition: `[${createdAt.toISOString()},${until.toISOString()})`,
    createdAt,
  });
  addEvent(world, dice, createdAt, 'chat_message_sent');
  addEvent(world, dice, createdAt, 'chat_message_success');
}

/** Everybody who looks, of whom some press a button, of whom some give up. */
function addLookers(world: World, dice: Dice): void {
  for (let day = 0; day < DAYS; day += 1) {
    for (let visits = dice.int(8, 20); visits > 0; visits -= 1) {
      const at = world.moment.daysAgo(day + dice.roll());
      addEvent(world, dice, at, 'page_view');
      if (dice.chance(0.1)) addEvent(world, dice, at, 'cta_click', { cta: 'find_opportunities' });
      if (dice.chance(0.06)) addEvent(world, dice, at, 'cta_click', { cta: 'hire_talent' });
      if (dice.chance(0.06)) addEvent(world, dice, at, 'chat_widget_opened');
    }
  }
  for (const list of ['JOBSEEKER', 'JOBSEEKER', 'RECRUITER'] as const) {
    const at = anyMoment(world, dice);
    addEvent(world, dice, at, 'waitlist_signup_attempt', { list });
    addEvent(world, dice, at, 'waitlist_signup_failed', { list, status: 409 });
  }
  const at = anyMoment(world, dice);
  addEvent(world, dice, at, 'chat_message_sent');
  addEvent(world, dice, at, 'chat_message_failed', { status: 0 });
}

/** Waitlists, questions and counted events of the last six weeks. */
export function addVisitors(world: World): void {
  const dice = new Dice(SEED);
  for (let number = 0; number < 32; number += 1) addEntry(world, dice, 'JOBSEEKER', number);
  COMPANIES.forEach((_, place) => {
    addEntry(world, dice, 'RECRUITER', 100 + place);
  });
  QUESTIONS.forEach((question, place) => {
    addMessage(world, dice, question, 200 + place);
  });
  addLookers(world, dice);
}
