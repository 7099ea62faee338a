import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { EnvSchema, loadEnv } from './env.ts';

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'medallist-env-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app@db.internal/medallist?sslmode=verify-full',
  APP_ORIGIN: 'https://hire.test',
  JWT_SECRET: 'fT9-qLw2_Zr8xVb4Nc6mKd1sHj7pGy3u',
  METRICS_TOKEN: 'b7Qe2Vx9-Lr4Tn6Wk',
  SMTP_URL: 'smtps://mail.internal:465',
};

function faultsOf(source: Record<string, string>): string {
  try {
    loadEnv({ DATA_DIR, ...source });
  } catch (error) {
    return (error as Error).message;
  }
  return 'no fault';
}

describe('the environment', () => {
  it('needs nothing in development', () => {
    const env = loadEnv({ DATA_DIR, PORT: '4100' });
    expect(env).toMatchObject({ PORT: 4100, APP_ORIGIN: 'http://localhost:4100', isProduction: false });
    expect(env.DATABASE_URL).toBeUndefined();
    expect(env.TRUST_PROXY).toBe(false);
  });

  it('stores one generated signing secret that only its owner can read', () => {
    const { JWT_SECRET } = loadEnv({ DATA_DIR });
    expect(JWT_SECRET.length).toBeGreaterThanOrEqual(32);
    expect(loadEnv({ DATA_DIR }).JWT_SECRET).toBe(JWT_SECRET);
    expect(statSync(path.join(DATA_DIR, 'jwt-secret')).mode & 0o777).toBe(0o600);
  });

  it('treats an empty value as missing', () => {
    expect(loadEnv({ DATA_DIR, SMTP_URL: '', PORT: ' ' })).toMatchObject({ PORT: 3000 });
  });

  it('trusts no proxy, a number of proxies or named ones', () => {
    const trust = (TRUST_PROXY: string) => loadEnv({ DATA_DIR, TRUST_PROXY }).TRUST_PROXY;
    expect([trust('off'), trust('1'), trust('10.0.0.0/8')]).toEqual([false, 1, '10.0.0.0/8']);
  });

  it.each(['true', '0', '11', '0.0.0.0/0', '::/0', '10.0.0.0/x', 'proxy.internal', '10.0.0.1,everybody'])(
    'trusts nobody as %s, which would let everybody choose their address',
    (TRUST_PROXY) => {
      expect(faultsOf({ TRUST_PROXY })).toMatch(/TRUST_PROXY: must be off/);
    },
  );

  it.each(['10.0.0.1, 10.1.0.0/16', 'loopback', 'fd00::/8'])('trusts the proxies %s', (TRUST_PROXY) => {
    expect(faultsOf({ TRUST_PROXY })).toBe('no fault');
  });

  it('sends mails from an address without a name', () => {
    for (const MAIL_FROM of ['Medallist', 'Medallist <no-reply>', 'a@b.test <c@d.test> x', 'no-reply@']) {
      expect(faultsOf({ MAIL_FROM })).toMatch(/MAIL_FROM: must be an address/);
    }
    for (const MAIL_FROM of ['no-reply@hire.test', 'Medallist <no-reply@hire.test>']) {
      expect(faultsOf({ MAIL_FROM })).toBe('no fault');
    }
  });

  it('reports every malformed value in one message', () => {
    const faults = faultsOf({
      PORT: '70000',
      DATABASE_URL: 'mysql://x',
      APP_ORIGIN: 'http://localhost:3000/',
      LOG_LEVEL: 'loud',
      JWT_SECRET: 'short',
      NODE_ENV: 'staging',
    });
    for (const key of ['PORT', 'DATABASE_URL', 'APP_ORIGIN', 'LOG_LEVEL', 'JWT_SECRET', 'NODE_ENV']) {
      expect(faults).toMatch(new RegExp(`^  ${key}: `, 'm'));
    }
  });
});

describe('the object store', () => {
  it('needs the name of its bucket, and both halves of a key', () => {
    const faults = faultsOf({ S3_ENDPOINT: 'minio:9000', S3_ACCESS_KEY_ID: 'AKIA' });
    expect(faults).toMatch(/^ {2}S3_ENDPOINT: must be an address/m);
    expect(faults).toMatch(/^ {2}S3_BUCKET: is required with any other S3_ key$/m);
    expect(faults).toMatch(/^ {2}S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: set both or neither$/m);
  });

  it('is Amazon if no endpoint is given', () => {
    expect(loadEnv({ DATA_DIR, S3_BUCKET: 'files' })).toMatchObject({ S3_REGION: 'us-east-1' });
  });
});

describe('production', () => {
  it('starts when everything required is given', () => {
    expect(loadEnv(production)).toMatchObject({
      isProduction: true,
      APP_ORIGIN: 'https://hire.test',
      MAIL_FROM: 'Medallist <no-reply@hire.test>',
      SUPPORT_EMAIL: 'support@hire.test',
    });
  });

  it('reports everything that is missing, malformed or unsafe in one message', () => {
    const faults = faultsOf({
      NODE_ENV: 'production',
      APP_ORIGIN: 'http://hire.test',
      JWT_SECRET: 'change-me-change-me-change-me-change-me',
      PORT: 'web',
      RATE_LIMITS: 'off',
      DEMO_CANDIDATES: '20',
    });
    const keys = [...faults.matchAll(/^ {2}(\w+): /gm)].map(([, key]) => key);
    expect(keys.sort()).toEqual(
      [
        'APP_ORIGIN',
        'DATABASE_URL',
        'DEMO_CANDIDATES',
        'JWT_SECRET',
        'METRICS_TOKEN',
        'PORT',
        'RATE_LIMITS',
      ].concat('SMTP_URL'),
    );
  });

  it('refuses a signing secret that can be guessed', () => {
    for (const JWT_SECRET of ['x'.repeat(64), 'your-256-bit-secret-your-256-bit-secret']) {
      expect(faultsOf({ ...production, JWT_SECRET })).toMatch(/JWT_SECRET: is a placeholder/);
    }
  });

  it('refuses a token for the metrics that can be guessed', () => {
    for (const METRICS_TOKEN of ['aaaaaaaaaaaaaaaaaaaaaaaa', 'change-me-change-me']) {
      expect(faultsOf({ ...production, METRICS_TOKEN })).toMatch(/METRICS_TOKEN: is a placeholder/);
    }
  });

  it.each(['', 'disable', 'allow', 'prefer'])(
    'refuses a database with sslmode=%s unless explicitly allowed',
    (mode) => {
      const plain = { ...production, DATABASE_URL: `postgres://app@db.internal/medallist?sslmode=${mode}` };
      expect(faultsOf(plain)).toMatch(/DATABASE_URL: goes without TLS/);
      expect(faultsOf({ ...plain, ALLOW_PLAIN_DATABASE: 'yes' })).toBe('no fault');
    },
  );

  it('refuses a mail server without TLS unless explicitly allowed', () => {
    const plain = { ...production, SMTP_URL: 'smtp://mail.internal:587' };
    expect(faultsOf({ ...plain, SMTP_URL: `${plain.SMTP_URL}?requireTLS=true` })).toBe('no fault');
    expect(faultsOf(plain)).toMatch(/SMTP_URL: may go without TLS/);
    expect(faultsOf({ ...plain, ALLOW_PLAIN_SMTP: 'yes' })).toBe('no fault');
  });

  it('never generates a signing secret', () => {
    expect(faultsOf({ ...production, JWT_SECRET: '' })).toMatch(/JWT_SECRET: is required in production/);
  });
});

describe('.env.example', () => {
  const text = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const defaults = parseEnv(text.replace(/^#([A-Z\d_]+=)/gm, '$1'));

  it('names every key that is read, and no other', () => {
    expect(Object.keys(defaults).sort()).toEqual(Object.keys(EnvSchema.shape).sort());
  });

  it('shows the defaults that apply', () => {
    expect(
      EnvSchema.parse(Object.fromEntries(Object.entries(defaults).filter(([, value]) => value))),
    ).toEqual(EnvSchema.parse({}));
  });
});
