import { describe, expect, test } from 'vitest';
import { deactivateAccount, deleteAccount, reactivateAccount } from '#contract/account/closing.ts';
import { uploadProfilePicture } from '#contract/account/profile.ts';
import { getApplication, listApplications } from '#contract/applications/recruiter-applications.ts';
import { saveExperience } from '#contract/candidates/experience.ts';
import { savePrivacy } from '#contract/candidates/privacy.ts';
import { setProfileVisibility } from '#contract/candidates/profile.ts';
import { getCandidate, recordCandidateView } from '#contract/candidates/recruiter-view.ts';
import { getRecruiterDashboard } from '#contract/dashboards/recruiter-dashboard.ts';
import { createFileTicket, downloadFile } from '#contract/files.ts';
import { listRecruiterInterviews } from '#contract/interviews/recruiter.ts';
import { requestInterview } from '#contract/interviews/request.ts';
import { respondToInterview } from '#contract/interviews/respond.ts';
import { getCandidateMatch, searchCandidates } from '#contract/search/candidate-search.ts';
import { listSavedCandidates, saveCandidate } from '#contract/search/saved-candidates.ts';
import { accountChanged } from '#server/features/users/users.events.ts';
import { emit } from '#server/platform/events.ts';
import * as files from '#server/platform/files/files.ts';
import { newId } from '#server/platform/new-id.ts';
import {
  createCandidate,
  createRecruiter,
  PASSWORD,
  type TestAccount,
  type TestRecruiter,
} from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate, EDUCATION } from '#server/testing/factories/candidates.ts';
import { PNG } from '#server/testing/factories/companies.ts';
import { acceptOne, requestFor, requestOne } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

/** A candidate with a resume and a company that has saved them; each test adds the rest. */
interface Pair {
  asha: TestAccount;
  rohan: TestRecruiter;
  jobId: string;
  otherJobId: string;
  resumeId: string;
}

async function meet(): Promise<Pair> {
  const mark = newId().replaceAll('-', '');
  const rohan = await createRecruiter(server.db, {
    companyName: `Firm ${mark}`,
    email: `hr@${mark}.in`,
  });
  const asha = await createSearchableCandidate(server.db, { lastName: `Q${mark}`, education: EDUCATION });
  const upload = { name: 'Asha.pdf', mimeType: 'application/pdf', bytes: Buffer.from('a life') };
  const resumeId = await files.keep([upload], ([stored]) =>
    files.insert(server.db, stored!, { ownerId: asha.id, purpose: 'RESUME' }),
  );
  const at = { userId: asha.id };
  await server.db
    .updateTable('candidates')
    .set({ resumeFileId: resumeId })
    .where('userId', '=', at.userId)
    .execute();
  await server.as(rohan).call(saveCandidate, { params: { id: asha.id } });
  const [job, other] = [await createJob(server.db, rohan), await createJob(server.db, rohan)];
  return { asha, rohan, jobId: job.id, otherJobId: other.id, resumeId };
}

const RELATIONS = {
  nothing: async () => {},
  'a request': ({ asha, rohan, jobId }: Pair) =>
    requestOne(server, { recruiter: rohan, candidate: asha, jobId }),
  'a declined request': async ({ asha, rohan, jobId }: Pair) => {
    const { id: interviewId } = await requestOne(server, { recruiter: rohan, candidate: asha, jobId });
    const body = { interviewId, status: 'DECLINED', declineReason: 'Not now.' } as const;
    return server.as(asha).call(respondToInterview, { body });
  },
  'an accepted request': ({ asha, rohan, jobId }: Pair) =>
    acceptOne(server, { recruiter: rohan, candidate: asha, jobId }),
  'an application': ({ asha, jobId }: Pair) => createApplication(server.db, jobId, asha),
} satisfies Record<string, (pair: Pair) => Promise<unknown>>;

const follow = ({ id }: TestAccount) =>
  emit(server.db, accountChanged, { userId: id, userType: 'JOBSEEKER' });

const setUser = async (asha: TestAccount, change: object) => {
  await server.db.updateTable('users').set(change).where('id', '=', asha.id).execute();
  await follow(asha);
};

const KINDS = {
  'has nothing to hide': async () => {},
  'is invisible': ({ asha }: Pair) =>
    server.as(asha).call(setProfileVisibility, { body: { isVisible: false } }),
  'hides from this company': ({ asha, rohan }: Pair) =>
    server.as(asha).call(savePrivacy, {
      body: {
        isVisible: true,
        hideFromCurrentEmployer: false,
        hiddenCompanies: [{ id: rohan.companyId, name: 'x' }],
      },
    }),
  'works there by its name': async ({ asha, rohan }: Pair) => {
    const { name } = await server.db
      .selectFrom('companies')
      .select('name')
      .where('id', '=', rohan.companyId)
      .executeTakeFirstOrThrow();
    const job = {
      companyName: `${name} Pvt. Ltd.`,
      designation: 'Engineer',
      startDate: '2022-04',
      isCurrentJob: true,
    };
    return server.as(asha).call(saveExperience, { body: { experiences: [job] } });
  },
  'works there by the mail domain': ({ asha, rohan }: Pair) =>
    setUser(asha, { email: `asha@${rohan.email.split('@')[1]}` }),
  'has deactivated the account': ({ asha }: Pair) => server.as(asha).call(deactivateAccount),
  'is suspended': ({ asha }: Pair) => setUser(asha, { status: 'SUSPENDED' }),
  'has deleted the account': ({ asha }: Pair) =>
    server.as(asha).call(deleteAccount, { body: { password: PASSWORD } }),
  'has not confirmed the address': ({ asha }: Pair) => setUser(asha, { emailVerifiedAt: null }),
  'has no skills saved': async ({ asha }: Pair) => {
    const change = { skillsSavedAt: null };
    await server.db.updateTable('candidates').set(change).where('userId', '=', asha.id).execute();
    await follow(asha);
  },
} satisfies Record<string, (pair: Pair) => Promise<unknown>>;

type Kind = keyof typeof KINDS;
type Relation = keyof typeof RELATIONS;

/** What the company may read: FOUND in search, SEEN because of an application, OPEN contact details. */
const FOUND = { found: true, seen: true, open: false };
const FOUND_OPEN = { found: true, seen: true, open: true };
const SEEN = { found: false, seen: true, open: false };
const SEEN_OPEN = { found: false, seen: true, open: true };
const GONE = { found: false, seen: false, open: false };

const SHOWN: Record<Relation, typeof FOUND> = {
  nothing: FOUND,
  'a request': FOUND,
  'a declined request': FOUND,
  'an accepted request': FOUND_OPEN,
  'an application': FOUND_OPEN,
};
const HIDDEN: Record<Relation, typeof FOUND> = {
  nothing: GONE,
  'a request': SEEN,
  'a declined request': GONE,
  'an accepted request': SEEN_OPEN,
  'an application': SEEN_OPEN,
};
const OUT: Record<Relation, typeof FOUND> = {
  nothing: GONE,
  'a request': SEEN,
  'a declined request': GONE,
  'an accepted request': SEEN,
  'an application': SEEN,
};
const CLOSED: Record<Relation, typeof FOUND> = {
  nothing: GONE,
  'a request': GONE,
  'a declined request': GONE,
  'an accepted request': GONE,
  'an application': GONE,
};
const TABLE: Record<Kind, Record<Relation, typeof FOUND>> = {
  'has nothing to hide': SHOWN,
  'is invisible': HIDDEN,
  'hides from this company': HIDDEN,
  'works there by its name': HIDDEN,
  'works there by the mail domain': HIDDEN,
  'has deactivated the account': CLOSED,
  'is suspended': OUT,
  'has deleted the account': CLOSED,
  'has not confirmed the address': HIDDEN,
  'has no skills saved': HIDDEN,
};
const ASLEEP: Kind[] = ['has deactivated the account', 'is suspended', 'has deleted the account'];

/** Every call that says whether search finds the candidate. */
async function findings({ asha, rohan, jobId }: Pair) {
  const as = server.as(rohan);
  const plain = (await as.call(searchCandidates, { body: { text: asha.lastName } })).data;
  const ranked = (await as.call(searchCandidates, { body: { text: asha.lastName, jobId } })).data;
  const newest = (await as.call(searchCandidates, { body: { sort: 'LAST_ACTIVE', size: 100 } })).data;
  return {
    'a page of the search': plain.content.some(({ id }) => id === asha.id),
    'a page ranked for a job': ranked.content.some(({ id }) => id === asha.id),
    'the search without a word': newest.content.some(({ id }) => id === asha.id),
    'the total': plain.totalElements === 1,
    'the counts beside filters': Object.values(plain.facets)
      .flat()
      .some(({ count }) => count > 0),
  };
}

/** Every call that says whether the candidate exists. */
async function sightings({ asha, rohan, jobId }: Pair) {
  const as = server.as(rohan);
  const params = { id: asha.id };
  const saved = (await as.call(listSavedCandidates)).data;
  const statuses = {
    'the link to the profile': (await as.call(getCandidate, { params })).status,
    'counting a look': (await as.call(recordCandidateView, { params })).status,
    'the match with a job': (await as.call(getCandidateMatch, { params, query: { jobId } })).status,
    saving: (await as.call(saveCandidate, { params })).status,
  };
  expect(Object.values(statuses).filter((status) => ![200, 204, 404].includes(status))).toEqual([]);
  return {
    'the saved list': saved.content.some(({ id }) => id === asha.id),
    'its total': saved.totalElements === 1,
    ...Object.fromEntries(Object.entries(statuses).map(([place, status]) => [place, status < 300])),
  };
}

/** Every call that returns contact details; null where there is no such call yet. */
async function openings({ asha, rohan, resumeId }: Pair) {
  const as = server.as(rohan);
  const params = { id: resumeId };
  const profile = await as.call(getCandidate, { params: { id: asha.id } });
  const info = profile.status === 200 ? profile.data.basicInfo : null;
  const [listed] = (await as.call(listApplications, { query: { search: asha.lastName } })).data.content;
  const application = listed && (await as.call(getApplication, { params: { id: listed.id } })).data;
  const query = { candidateId: asha.id };
  const [interview] = (await as.call(listRecruiterInterviews, { query })).data.content;
  return {
    'the e-mail in the profile': Boolean(info?.email),
    'the phone in the profile': Boolean(info?.phone),
    'the resume in the profile': Boolean(info?.resumeUrl),
    'the file': (await as.call(downloadFile, { params })).status === 200,
    'a ticket for the file': (await as.call(createFileTicket, { params })).status === 200,
    'the application': application ? Boolean(application.contact?.email) : null,
    'the interview': interview ? Boolean(interview.candidate.email) : null,
  };
}

/** Every call that names the people with whom the company deals. */
async function tellings({ asha, rohan }: Pair) {
  const as = server.as(rohan);
  const dashboard = await as.call(getRecruiterDashboard);
  const applications = await as.call(listApplications, { query: { search: asha.lastName } });
  return {
    'the dashboard': JSON.stringify(dashboard.data).includes(asha.lastName),
    'the applications': applications.data.totalElements === 1,
  };
}

async function askAgain({ asha, rohan, otherJobId }: Pair): Promise<string> {
  const { status, code } = await server
    .as(rohan)
    .call(requestInterview, { body: requestFor(otherJobId, asha.id) });
  return status < 300 ? 'sent' : String(code);
}

function everywhere(places: Record<string, boolean | null>, answer: boolean): void {
  const wrong = Object.entries(places).filter(([, is]) => is !== null && is !== answer);
  expect(Object.fromEntries(wrong), `everywhere ${answer}`).toEqual({});
}

const kinds = Object.keys(KINDS) as Kind[];
const relations = Object.keys(RELATIONS) as Relation[];

describe.each(kinds)('a candidate who %s', (kind) => {
  test.each(relations)('looks the same everywhere if the company has %s of them', async (relation) => {
    const { found, seen, open } = TABLE[kind][relation];
    const pair = await meet();
    await RELATIONS[relation](pair);
    await KINDS[kind](pair);
    everywhere(await findings(pair), found);
    everywhere(await sightings(pair), seen);
    everywhere(await openings(pair), open);
    everywhere(await tellings(pair), relation !== 'nothing');
    const answer = seen && ASLEEP.includes(kind) ? 'NOT_SEARCHABLE' : seen ? 'sent' : 'CANDIDATE_NOT_FOUND';
    expect(await askAgain(pair)).toBe(answer);
  });
});

describe('contact details that one application opened', () => {
  test('are open in the company’s other applications and interviews with the candidate too', async () => {
    const pair = await meet();
    await createApplication(server.db, pair.jobId, pair.asha);
    const asked = await requestOne(server, {
      recruiter: pair.rohan,
      candidate: pair.asha,
      jobId: pair.otherJobId,
    });
    const as = server.as(pair.rohan);
    const { content } = (await as.call(listApplications, { query: { jobId: asked.jobId } })).data;
    const { data } = await as.call(getApplication, { params: { id: content[0]?.id ?? '' } });
    expect(data.contact).toMatchObject({ email: pair.asha.email, resumeFileId: pair.resumeId });
    everywhere(await openings(pair), true);
  });

  test('stay closed to another company', async () => {
    const pair = await meet();
    await createApplication(server.db, pair.jobId, pair.asha);
    const meera = await createRecruiter(server.db);
    everywhere(await openings({ ...pair, rohan: meera }), false);
    everywhere(
      await findings({ ...pair, rohan: meera, jobId: (await createJob(server.db, meera)).id }),
      true,
    );
  });
});

describe('when a candidate deletes or deactivates the account after applying', () => {
  test.each(['has deleted the account', 'has deactivated the account'] as const)(
    'the company keeps only the name, and every link is closed at once: the candidate %s',
    async (kind) => {
      const pair = await meet();
      await RELATIONS['an application'](pair);
      await acceptOne(server, { recruiter: pair.rohan, candidate: pair.asha, jobId: pair.otherJobId });
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(PNG)]), 'me.png');
      const { data: picture } = await server.as(pair.asha).call(uploadProfilePicture, { form });
      const as = server.as(pair.rohan);
      const file = { params: { id: pair.resumeId } };
      const ticket = (await as.call(createFileTicket, file)).data.url;
      expect((await server.fetch(picture.profilePictureUrl)).status).toBe(200);

      const verified = { verificationStatus: 'VERIFIED' } as const;
      const degrees = server.db.updateTable('candidateEducations').where('candidateId', '=', pair.asha.id);
      await degrees.set(verified).execute();

      await KINDS[kind](pair);
      const page = (await as.call(listApplications, { query: { search: pair.asha.lastName } })).data;
      expect(page.content.length).toBeGreaterThan(0);
      for (const { id, candidate } of page.content) {
        const { id: candidateId, firstName, lastName } = candidate;
        expect({ candidateId, firstName, lastName }).toEqual({
          candidateId: pair.asha.id,
          firstName: pair.asha.firstName,
          lastName: pair.asha.lastName,
        });
        expect(candidate).toMatchObject({
          profilePictureUrl: null,
          headline: null,
          institute: null,
          degree: null,
          graduationYear: null,
          hasVerifiedDegree: false,
          experienceMonths: null,
          expectedSalary: null,
        });
        const { data } = await as.call(getApplication, { params: { id } });
        expect(data).toMatchObject({ contact: null, skills: [] });
      }
      const interviews = (await as.call(listRecruiterInterviews, { query: { candidateId: pair.asha.id } }))
        .data;
      expect(interviews.content.map(({ candidate }) => candidate)).toMatchObject([
        { email: null, phone: null, headline: null, profilePicture: null, hasVerifiedDegree: false },
      ]);
      const byInstitute = await as.call(listApplications, {
        query: { search: EDUCATION.educations?.[0]?.universityName ?? '' },
      });
      expect(byInstitute.data.totalElements).toBe(0);
      expect((await server.fetch(ticket)).status).toBe(404);
      expect((await server.fetch(picture.profilePictureUrl)).status).toBe(404);
    },
  );

  test('everything is visible again when the account is reactivated', async () => {
    const pair = await meet();
    await RELATIONS['an application'](pair);
    await KINDS['has deactivated the account'](pair);
    everywhere(await openings(pair), false);
    await server.as(pair.asha).call(reactivateAccount);
    everywhere(await findings(pair), true);
    everywhere(await sightings(pair), true);
    everywhere(await openings(pair), true);
  });
});

test('a candidate who hides and applied to one company is invisible to another', async () => {
  const pair = await meet();
  await createApplication(server.db, pair.jobId, pair.asha);
  await KINDS['is invisible'](pair);
  everywhere(await sightings(pair), true);
  const meera = await createRecruiter(server.db);
  const { id: jobId } = await createJob(server.db, meera);
  everywhere(await findings({ ...pair, rohan: meera, jobId }), false);
  everywhere(await sightings({ ...pair, rohan: meera, jobId }), false);
  everywhere(await openings({ ...pair, rohan: meera, jobId }), false);
});

test('a candidate who applied before saving a profile is visible like everyone who applied', async () => {
  const pair = await meet();
  const empty = { ...pair, asha: await createCandidate(server.db) };
  const save = () => server.as(pair.rohan).call(saveCandidate, { params: { id: empty.asha.id } });
  expect((await save()).status).toBe(404);
  await createApplication(server.db, pair.jobId, empty.asha);
  expect((await save()).status).toBe(200);
  const saved = await server.as(pair.rohan).call(listSavedCandidates);
  expect(saved.data.content.map(({ id }) => id)).toContain(empty.asha.id);
});
