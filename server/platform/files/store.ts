import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { AppError, type ErrorCode } from '#contract/core/errors.ts';

export interface StoreConfig {
  DATA_DIR: string;
  S3_BUCKET?: string;
  S3_REGION: string;
  S3_ENDPOINT?: string;
  S3_ACCESS_KEY_ID?: string;
  S3_SECRET_ACCESS_KEY?: string;
}

const CONNECT_MS = 2000;
const ANSWER_MS = 10_000;
const ATTEMPTS = 2;
const RETRY_SECONDS = 5;

let disk: Disk;

/** Stores bytes by key: in a bucket that several machines share, or in a folder of this machine. */
export async function configureStore(config: StoreConfig): Promise<void> {
  disk = new Disk(
    config.S3_BUCKET ? await openBucket(config, config.S3_BUCKET) : openFolder(config.DATA_DIR),
  );
}

/** Created on demand; keys are random and never contain a name that a person chose. */
function openFolder(dataDir: string): FSDriver {
  const folder = path.join(dataDir, 'files');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return new FSDriver({ location: pathToFileURL(`${folder}/`), visibility: 'private' });
}

/** The SDK is loaded only if there is a bucket, because it adds 0.2 s to the start. */
async function openBucket(config: StoreConfig, bucket: string) {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  return new S3Driver({
    bucket,
    visibility: 'private',
    // Buckets are private as a whole; those without ACLs refuse every call with one.
    supportsACL: false,
    region: config.S3_REGION,
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
    },
    // Some compatible stores refuse the headers of the newer checksums; every row has its own hash.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(config.S3_ENDPOINT && { endpoint: config.S3_ENDPOINT, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  });
}

export function put(key: string, bytes: Buffer): Promise<void> {
  return inWords(disk.put(key, bytes));
}

export function read(key: string): Promise<Uint8Array> {
  return inWords(disk.getBytes(key));
}

/** Removing a missing object succeeds. */
export function remove(key: string): Promise<void> {
  return inWords(disk.delete(key));
}

const CODES: Record<string, ErrorCode> = {
  ENOENT: 'FILE_LOST',
  NoSuchKey: 'FILE_LOST',
  ENOSPC: 'STORAGE_FULL',
  EDQUOT: 'STORAGE_FULL',
};

interface Cause {
  name?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

async function inWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const cause = ((error as Error).cause ?? {}) as Cause;
    const isFull = cause.$metadata?.httpStatusCode === 507;
    const code = isFull
      ? 'STORAGE_FULL'
      : (CODES[cause.code ?? ''] ?? CODES[cause.name ?? ''] ?? 'UNAVAILABLE');
    const details = code === 'UNAVAILABLE' ? { retryAfter: RETRY_SECONDS } : {};
    throw Object.assign(new AppError(code, details), { cause: error });
  }
}
