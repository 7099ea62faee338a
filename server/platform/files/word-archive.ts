const END = 0x06054b50;
const END_LENGTH = 22;
/** The end of an archive may be followed by a comment of this length at most. */
const COMMENT_MAX = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
const LOCAL = 0x04034b50;

const MOST_ENTRIES = 2000;
/** What a resume may unpack to; more only wants to fill the memory of whoever opens it. */
const MOST_BYTES = 100 * 1024 * 1024;
const ENCRYPTED = 1;

const PARTS = ['[Content_Types].xml', 'word/document.xml'];

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_LENGTH - COMMENT_MAX);
  for (let at = bytes.length - END_LENGTH; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  return -1;
}

interface Entry {
  name: string;
  unpacked: number;
  isWhole: boolean;
}

/** Reads the table of contents alone: nothing is unpacked. */
function* entriesOf(bytes: Buffer, start: number, end: number): Generator<Entry> {
  let at = start;
  while (at + ENTRY_LENGTH <= end && bytes.readUInt32LE(at) === ENTRY) {
    const flags = bytes.readUInt16LE(at + 8);
    const [packed, unpacked] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
    const nameLength = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    const hasBytes = local + packed <= start && bytes.readUInt32LE(local) === LOCAL;
    yield {
      name: bytes.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength),
      unpacked,
      isWhole: hasBytes && (flags & ENCRYPTED) === 0,
    };
    at += ENTRY_LENGTH + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

/** Whether these bytes are a whole Word document: a zip archive with its parts, of a size that can be opened. */
export function isWordArchive(bytes: Buffer): boolean {
  const end = findEnd(bytes);
  if (end < 0) return false;
  const start = bytes.readUInt32LE(end + 16);
  if (start > end) return false;
  const missing = new Set(PARTS);
  let [count, unpacked] = [0, 0];
  for (const entry of entriesOf(bytes, start, end)) {
    count += 1;
    unpacked += entry.unpacked;
    if (!entry.isWhole || count > MOST_ENTRIES || unpacked > MOST_BYTES) return false;
    missing.delete(entry.name);
  }
  return missing.size === 0 && count === bytes.readUInt16LE(end + 10);
}
