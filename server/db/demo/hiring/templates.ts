import type { TemplateKind } from '#contract/labels/templates.ts';
import { Random } from '#server/db/demo/random.ts';
import type { DemoCompany, World } from '#server/db/demo/world.ts';

const SEED = 4800;
const COMPANY = 'Tamarind Pay';

/** Frequent texts of the demo recruiter's team, at least two of each kind so that there is a choice. */
const TEXTS: readonly { kind: TemplateKind; name: string; text: string }[] = [
  {
    kind: 'MESSAGE',
    name: 'First words',
    text: 'Hello {firstName}, thank you for applying for {jobTitle}. May I tell you how the team works, and hear what you look for?\n\n{senderName}, {companyName}',
  },
  {
    kind: 'MESSAGE',
    name: 'Before the interview',
    text: 'Hello {firstName}, the talk about {jobTitle} needs no preparation. Bring one system that you know well and would build differently now.',
  },
  {
    kind: 'REQUEST',
    name: 'Introduction',
    text: 'Hello {firstName}, your work reads like what {jobTitle} needs. We would like to hear about it in an hour, without a test.',
  },
  {
    kind: 'REQUEST',
    name: 'Pair programming',
    text: 'Hello {firstName}, the next step for {jobTitle} is an hour of work on a small change with one of us, in your own editor.',
  },
  {
    kind: 'REJECTION',
    name: 'Went with somebody else',
    text: 'Hello {firstName}, thank you for the time you gave us. For {jobTitle} we have decided for somebody whose experience is closer to it. We would be glad to read from you again.\n\n{companyName}',
  },
  {
    kind: 'REJECTION',
    name: 'More years needed',
    text: 'Hello {firstName}, {jobTitle} needs more years with distributed systems than your profile shows today. Please apply again when you have them.',
  },
];

/** The templates of the demo recruiter's company. */
export function addTemplates({ rows, moment }: World, companies: readonly DemoCompany[]): void {
  const company = companies.find(({ name }) => name === COMPANY);
  if (!company) throw new Error(`no company ${COMPANY}`);
  const random = new Random(SEED);
  for (const [place, template] of TEXTS.entries()) {
    const updatedAt = moment.daysAgo(20 + place);
    rows.add('templates', { ...template, id: random.id(updatedAt), companyId: company.id, updatedAt });
  }
}
