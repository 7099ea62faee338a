import { login } from '#contract/auth/session.ts';
import { getSkills, saveSkills } from '#contract/candidates/skills.ts';
import { suggestSkills } from '#contract/search/candidate-search.ts';
import { DEMO_PASSWORD } from '#server/db/demo/people/sign-ins.ts';
import { Caller } from '#server/testing/caller.ts';
import { type Figure, most } from '../report/figures.ts';
import { quantile, timed } from '../timings.ts';

const CANDIDATE = { email: 'candidate@medallist.test', password: DEMO_PASSWORD };
const TYPED = ['kubernetes', 'postgres', 'machine learning', 'react', 'verilog', 'pyhton'];
const SAVES = 200;
const WARM_UP = 20;

/** Every prefix of what somebody types, letter by letter. */
async function measureSuggestions(recruiter: Caller, of: string): Promise<Figure> {
  const times: number[] = [];
  for (const word of TYPED)
    for (let end = 1; end <= word.length; end++)
      times.push(await timed(() => recruiter.call(suggestSkills, { query: { q: word.slice(0, end) } })));
  return {
    name: `${of}, suggestions as one types, p95`,
    unit: 'ms',
    value: quantile(times, 0.95),
    limit: most(30),
  };
}

/** A candidate saves skills with changing years, which updates the index row, tokens, words and sample. */
async function measureSaves(origin: string, of: string): Promise<Figure> {
  const { data } = await new Caller(origin).call(login, { body: CANDIDATE });
  const candidate = new Caller(origin, data.accessToken);
  const { data: had } = await candidate.call(getSkills, { query: {} });
  const times: number[] = [];
  for (let turn = -WARM_UP; turn < SAVES; turn++) {
    const skills = had.skills.map(({ skillName, competency }, place) => ({
      skillName,
      competency,
      experience: { years: (turn + WARM_UP + place) % 9, months: 6 },
    }));
    const body = { domain: had.domain, primaryRole: had.primaryRole, skills };
    const took = await timed(async () => {
      const { status, message } = await candidate.call(saveSkills, { query: {}, body });
      if (status !== 200) throw new Error(`Skills are not saved: ${message}`);
    });
    if (turn >= 0) times.push(took);
  }
  return {
    name: `${of}, skills of a candidate saved, p95`,
    unit: 'ms',
    value: quantile(times, 0.95),
    limit: most(10),
  };
}

export async function measureTyping(
  origin: string,
  { recruiter, of }: { recruiter: Caller; of: string },
): Promise<Figure[]> {
  return [await measureSuggestions(recruiter, of), await measureSaves(origin, of)];
}
