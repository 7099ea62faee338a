import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { developmentSecret } from './env-secret.ts';

/** The whole configuration. `.env.example` describes every key, and a test compares the two. */
export const EnvSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  APP_ORIGIN: z.string().refine(isOrigin, 'must be an origin such as https://medallist.example').optional(),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((folder) => path.resolve(folder)),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  REPLICA_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z
    .string()
    .refine(isWebAddress, 'must be an address such as https://s3.internal:9000')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  DB_POOL_SIZE: z.coerce.number().int().min(2).max(1000).default(10),
  TASK_POOL_SIZE: z.coerce.number().int().min(4).max(100).default(6),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).optional(),
  REQUEST_SECONDS: z.coerce.number().min(0.1).max(600).default(30),
  MAX_LOOP_DELAY_MS: z.coerce.number().min(0).max(60_000).default(2000),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ALLOW_PLAIN_DATABASE: z.enum(['yes', 'no']).default('no'),
  ALLOW_PLAIN_SMTP: z.enum(['yes', 'no']).default('no'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'must be an address or a name with one in angle brackets')
    .optional(),
  SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url('must be an address').default('https://accounts.google.com'),
  TRUST_PROXY: z
    .string()
    .refine(isTrust, 'must be off, a number of proxies up to 10, or their addresses')
    .default('off')
    .transform(parseTrust),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  DEMO_CANDIDATES: z.coerce.number().int().min(1).max(100_000).default(300),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
});

export type Env = z.output<typeof EnvSchema> & {
  APP_ORIGIN: string;
  JWT_SECRET: string;
  MAIL_FROM: string;
  SUPPORT_EMAIL: string;
  LOG_LEVEL: string;
  DRAIN_SECONDS: number;
  isProduction: boolean;
};

type Source = Record<string, string | undefined>;

const REQUIRED_IN_PRODUCTION = ['DATABASE_URL', 'APP_ORIGIN', 'JWT_SECRET', 'SMTP_URL', 'METRICS_TOKEN'];

/**
 * Reads the configuration. Throws a single error with every fault; in production also for values that are
 * missing, guessable or only for development. Outside production a missing JWT_SECRET is generated and stored
 * in DATA_DIR.
 */
export function loadEnv(source: Source = process.env): Env {
  // An empty value, as in `KEY=`, means that the key is not set.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = EnvSchema.safeParse(given);
  const faults = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...halfOf(given, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'),
    ...halfOf(given, 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'),
    ...storeWithoutBucket(given),
    ...(given.NODE_ENV === 'production' ? productionFaults(given) : []),
  ];
  if (faults.length > 0 || !parsed.success) {
    throw new Error(`The environment cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
  const APP_ORIGIN = env.APP_ORIGIN ?? `http://localhost:${env.PORT}`;
  const mailDomain = isProduction ? new URL(APP_ORIGIN).hostname : 'medallist.test';
  return {
    ...env,
    APP_ORIGIN,
    JWT_SECRET: env.JWT_SECRET ?? developmentSecret(env.DATA_DIR),
    MAIL_FROM: env.MAIL_FROM ?? `Medallist <no-reply@${mailDomain}>`,
    SUPPORT_EMAIL: env.SUPPORT_EMAIL ?? `support@${mailDomain}`,
    DRAIN_SECONDS: env.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
    LOG_LEVEL: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    isProduction,
  };
}

function halfOf(given: Source, id: string, secret: string): string[] {
  return Boolean(given[id]) === Boolean(given[secret]) ? [] : [`${id}, ${secret}: set both or neither`];
}

function storeWithoutBucket(given: Source): string[] {
  const isMeant = Object.keys(given).some((key) => key.startsWith('S3_'));
  return isMeant && !given.S3_BUCKET ? ['S3_BUCKET: is required with any other S3_ key'] : [];
}

function productionFaults(given: Source): string[] {
  const faults = REQUIRED_IN_PRODUCTION.filter((key) => !given[key]).map(
    (key) => `${key}: is required in production`,
  );
  if (given.APP_ORIGIN && !given.APP_ORIGIN.startsWith('https://'))
    faults.push('APP_ORIGIN: must be https in production');
  if (given.JWT_SECRET && isGuessable(given.JWT_SECRET))
    faults.push('JWT_SECRET: is a placeholder; make a random one');
  if (given.METRICS_TOKEN && isGuessable(given.METRICS_TOKEN))
    faults.push('METRICS_TOKEN: is a placeholder; make a random one');
  if (given.DATABASE_URL && isPlainDatabase(given.DATABASE_URL) && given.ALLOW_PLAIN_DATABASE !== 'yes')
    faults.push('DATABASE_URL: goes without TLS; add ?sslmode=verify-full, or say ALLOW_PLAIN_DATABASE=yes');
  if (given.SMTP_URL && isPlainMail(given.SMTP_URL) && given.ALLOW_PLAIN_SMTP !== 'yes')
    faults.push(
      'SMTP_URL: may go without TLS; use smtps:// or ?requireTLS=true, or say ALLOW_PLAIN_SMTP=yes',
    );
  if (given.RATE_LIMITS === 'off') faults.push('RATE_LIMITS: cannot be off in production');
  if (given.GOOGLE_ISSUER && !given.GOOGLE_ISSUER.startsWith('https://'))
    faults.push('GOOGLE_ISSUER: must be https in production');
  if (given.DEMO_CANDIDATES) faults.push('DEMO_CANDIDATES: is a development aid, not for production');
  return faults;
}

/** Placeholders that people forget to replace, and texts such as `xxxxxxxx…`. */
function isGuessable(secret: string): boolean {
  const placeholder = /(change|replace)[-_ ]?(me|this)|your[-_ ]|placeholder|example|default|insecure|^dev/i;
  return placeholder.test(secret) || new Set(secret).size < 10;
}

function isWebAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}

function isOrigin(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.origin === text;
}

/** The driver uses TLS only if the URL asks for it. */
function isPlainDatabase(url: string): boolean {
  const mode = URL.parse(url)?.searchParams.get('sslmode') ?? '';
  return !['require', 'verify-ca', 'verify-full'].includes(mode);
}

function isPlainMail(url: string): boolean {
  return url.startsWith('smtp://') && URL.parse(url)?.searchParams.get('requireTLS') !== 'true';
}

function isSender(text: string): boolean {
  const [, address = text] = /^[^<>\r\n]*<([^<>]+)>$/.exec(text.trim()) ?? [];
  return z.email().safeParse(address.trim()).success;
}

/** Trusting every address would let all clients choose theirs, and no rate limit would hold. */
function isTrust(text: string): boolean {
  if (text === 'off') return true;
  if (/^\d+$/.test(text)) return Number(text) >= 1 && Number(text) <= 10;
  return text.split(',').every((part) => isNetwork(part.trim()));
}

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const isWide = bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) >= 8);
  return isIP(address) !== 0 && rest.length === 0 && !isWide;
}

/** Fastify's `trustProxy`: nobody, the number of proxies in front, or their addresses. */
function parseTrust(text: string): false | number | string {
  if (text === 'off') return false;
  return /^\d+$/.test(text) ? Number(text) : text;
}
