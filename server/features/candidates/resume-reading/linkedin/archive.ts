import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl';
import { Unreadable } from '../text/unreadable.ts';
import { readCsv } from './csv.ts';

const open = promisify<Buffer, Options, ZipFile>(fromBuffer);

const MOST_ENTRIES = 2000;
/** Of one table; a working life is a few kilobytes. */
const MOST_BYTES = 2 * 1024 * 1024;

export type Tables = Map<string, Record<string, string>[]>;

/** The tables at the top of an archive, by their names in small letters: `positions`. */
export async function readTables(bytes: Buffer): Promise<Tables> {
  try {
    const archive = await open(bytes, { lazyEntries: true, validateEntrySizes: true });
    if (archive.entryCount > MOST_ENTRIES) throw new Unreadable('BROKEN');
    return await tablesOf(archive);
  } catch {
    throw new Unreadable('BROKEN');
  }
}

function tablesOf(archive: ZipFile): Promise<Tables> {
  const tables: Tables = new Map();
  return new Promise((resolve, reject) => {
    archive.on('error', reject);
    archive.on('end', () => resolve(tables));
    archive.on('entry', (entry: Entry) => {
      const name = tableName(entry);
      if (!name) return archive.readEntry();
      archive.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        buffer(stream)
          .then((content) => {
            tables.set(name, readCsv(content.toString('utf8')));
            archive.readEntry();
          })
          .catch(reject);
      });
    });
    archive.readEntry();
  });
}

function tableName(entry: Entry): string | undefined {
  const isBearable = entry.uncompressedSize <= MOST_BYTES && !entry.isEncrypted();
  return isBearable ? /^(?:[^/]+\/)?([\w ]+)\.csv$/i.exec(entry.fileName)?.[1]?.toLowerCase() : undefined;
}
