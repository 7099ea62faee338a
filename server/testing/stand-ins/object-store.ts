import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { DeleteObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';

const BUCKET = 'files';
/** The only key that this store knows. */
const KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export interface ObjectStore {
  /** What points a server at the bucket. */
  env: Record<string, string>;
  keys(): Promise<string[]>;
  lose(key: string): Promise<void>;
  /** Nobody answers at its address until `comeBack`. */
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
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: BUCKET }));
      return Contents.map(({ Key = '' }) => Key).sort();
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
