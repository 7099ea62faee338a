import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3';

const BUCKET = 'files';
/** The only key that this store accepts. */
const KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export interface ObjectStore {
  /** Environment of a server that uses the bucket. */
  env: Record<string, string>;
  keys(): Promise<string[]>;
  lose(key: string): Promise<void>;
  /** Its address is unreachable until `comeBack`. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** An S3-compatible store with one empty bucket. */
export async function startObjectStore(): Promise<ObjectStore> {
  const directory = mkdtempSync(path.join(tmpdir(), 'medallist-bucket-'));
  const open = async (port: number) => {
    const configureBuckets = [{ name: BUCKET, configs: [] }];
    const store = new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets });
    return { store, port: (await store.run()).port };
  };
  let { store, port } = await open(0);
  const endpoint = `http://127.0.0.1:${port}`;
  const client = new S3Client({ endpoint, region: 'us-east-1', credentials: KEY, forcePathStyle: true });
  return {
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: KEY.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEY.secretAccessKey,
    },
    async keys() {
      // Unsigned, which this store allows: for a list, whose path ends in a slash, it verifies the signature
      // without the slash.
      const answer = await fetch(`${endpoint}/${BUCKET}?list-type=2`);
      if (!answer.ok) throw new Error(`The bucket is not listed: ${answer.status}`);
      const list = await answer.text();
      return [...list.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key).sort();
    },
    async lose(key) {
      await client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: key }));
    },
    goAway: () => store.close(),
    async comeBack() {
      ({ store, port } = await open(port));
    },
    async close() {
      client.destroy();
      await store.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
