import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { uploadResume } from '#contract/candidates/profile.ts';
import { Caller } from '#server/testing/caller.ts';
import { padded, SMALL_PDF } from '#server/testing/files/hostile-files.ts';
import type { Drill } from './kit/drill.ts';
import { type Person, signUpMany } from './kit/people.ts';
import { type Cluster, type Site, withSite } from './kit/site.ts';
import { type SmallDisk, withSmallDisk } from './kit/small-disk.ts';
import { Traffic } from './kit/traffic.ts';
import { atLeast, atMost, type Outcome, within } from './kit/verdict.ts';

const RESUME_BYTES = 200_000;
/** Enough for the beginning of a resume. */
const LEFT_BYTES = 64_000;
const TRIES = 5;
const WORDS = 'There is no room to store this at the moment. Please try again later.';
const RECOVERED_MS = 5000;
const TIDY_MS = 5000;

/** The disk of the uploaded files fills up, refuses writes, and has room again. */
async function run(cluster: Cluster): Promise<Outcome> {
  return withSmallDisk((disk) => withSite(cluster, { dataDir: disk.folder }, (site) => drillOn(disk, site)));
}

async function drillOn(disk: SmallDisk, site: Site): Promise<Outcome> {
  const people = await signUpMany(site, 4);
  const uploads = new Uploads(site);
  for (const person of people) await uploads.send(person);
  const traffic = new Traffic(site, { people, visitors: 10, readers: 6, pauseMs: 100 });

  disk.fill(LEFT_BYTES);
  const refused = await uploads.sendMany(people, TRIES);
  const lostWhileFull = await uploads.countLost(people);
  const unlikeWhileFull = await untilTidy(disk, site.db);

  disk.free();
  const freedAt = performance.now();
  const taken = await uploads.sendMany(people, 1);
  const recoveryMs = performance.now() - freedAt;
  const figures = await traffic.stop();
  const lost = (await traffic.ledger.findLost(site.db)).length;
  const lostUploads = await uploads.countLost(people);
  const unlike = await untilTidy(disk, site.db);
  const inWords = refused.filter(({ status, message }) => status === 507 && message === WORDS).length;
  return {
    done: `${refused.length} uploads to a disk without room for one, then ${taken.length} with room`,
    figures,
    recoveryMs,
    acknowledged: traffic.ledger.acknowledged + uploads.acknowledged,
    lost: lost + lostWhileFull + lostUploads,
    checks: [
      atLeast('uploads refused as 507 in words', inWords, refused.length),
      atMost('files on the disk without a row, or rows without their bytes, while full', unlikeWhileFull, 0),
      atMost('acknowledged resumes lost while full', lostWhileFull, 0),
      atLeast('uploads taken with room', taken.filter(({ status }) => status === 200).length, taken.length),
      within('recovery', recoveryMs, RECOVERED_MS),
      atMost('files without a row, or rows without their bytes, afterwards', unlike, 0),
      atMost('acknowledged resumes lost afterwards', lostUploads, 0),
      atMost('other requests failed', figures.failed, 0),
      atMost('lost writes', lost, 0),
    ],
  };
}

/** Uploads resumes, and remembers the last acknowledged one of each person. */
class Uploads {
  private readonly site: Site;
  private readonly kept = new Map<Person, { id: string; bytes: Buffer }>();
  acknowledged = 0;

  constructor(site: Site) {
    this.site = site;
  }

  async send(person: Person): Promise<{ status: number; message: string }> {
    const bytes = padded(Buffer.concat([SMALL_PDF, Buffer.from(`% ${randomUUID()}\n`)]), RESUME_BYTES);
    const form = new FormData();
    form.append('resume', new Blob([new Uint8Array(bytes)]), 'resume.pdf');
    const { status, message, data } = await this.as(person).call(uploadResume, {
      form,
      headers: person.headers,
    });
    if (status === 200) {
      this.acknowledged += 1;
      this.kept.set(person, { id: data.resumeFile.id, bytes });
    }
    return { status, message };
  }

  /** All people upload at once, several times each. */
  async sendMany(people: readonly Person[], times: number) {
    const sent = people.map(async (person) => {
      const answers: { status: number; message: string }[] = [];
      for (let time = 0; time < times; time++) answers.push(await this.send(person));
      return answers;
    });
    return (await Promise.all(sent)).flat();
  }

  /** How many people cannot download the acknowledged file byte for byte. */
  async countLost(people: readonly Person[]): Promise<number> {
    const isThere = people.map(async (person) => {
      const kept = this.kept.get(person);
      const answer = await this.as(person).fetch(`/api/files/${kept?.id}`, { headers: person.headers });
      return kept?.bytes.equals(Buffer.from(await answer.arrayBuffer())) ?? false;
    });
    return (await Promise.all(isThere)).filter((each) => !each).length;
  }

  private as({ token }: Person): Caller {
    return new Caller(this.site.balancer.next().origin, token);
  }
}

/** How many files have no row or rows no file, after the time for deleting replaced files. */
async function untilTidy(disk: SmallDisk, db: pg.Pool): Promise<number> {
  const deadline = performance.now() + TIDY_MS;
  for (;;) {
    const unlike = await countUnlike(path.join(disk.folder, 'files'), db);
    if (unlike === 0 || performance.now() > deadline) return unlike;
    await delay(100);
  }
}

async function countUnlike(folder: string, db: pg.Pool): Promise<number> {
  const { rows } = await db.query<{ key: string; sha256: string }>(
    'select storage_key as key, sha256 from files',
  );
  const unlike = rows.filter(({ key, sha256 }) => {
    const file = path.join(folder, key);
    return !existsSync(file) || createHash('sha256').update(readFileSync(file)).digest('hex') !== sha256;
  });
  const keys = new Set(rows.map(({ key }) => path.join(folder, key)));
  const strays = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .filter((entry) => !keys.has(path.join(entry.parentPath, entry.name)));
  return unlike.length + strays.length;
}

export const fullDisk: Drill = { name: 'full disk', run };
