import { fromBuffer } from 'yauzl';

const MOST_ENTRIES = 2000;
/** The maximum unpacked size of a resume; larger ones only aim to exhaust the reader's memory. */
const MOST_BYTES = 100 * 1024 * 1024;

const PARTS = ['[Content_Types].xml', 'word/document.xml'];

/** Names stay bytes: nothing is unpacked under them, so path traversal is harmless here. */
const OPTIONS = { lazyEntries: true, decodeStrings: false };

/**
 * Whether these bytes are a complete Word document: a zip archive with its parts and of an acceptable size.
 * Reads the central directory and its offsets; unpacks nothing.
 */
export function isWordArchive(bytes: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    fromBuffer(bytes, OPTIONS, (error, archive) => {
      if (error || archive.entryCount > MOST_ENTRIES) return resolve(false);
      const missing = new Set(PARTS);
      let unpacked = 0;
      archive.on('error', () => resolve(false));
      archive.on('end', () => resolve(missing.size === 0));
      archive.on('entry', (entry) => {
        unpacked += entry.uncompressedSize;
        if (entry.isEncrypted() || unpacked > MOST_BYTES) return resolve(false);
        missing.delete(entry.fileNameRaw.toString());
        archive.readLocalFileHeader(entry, { minimal: true }, (fault) =>
          fault ? resolve(false) : archive.readEntry(),
        );
      });
      archive.readEntry();
    });
  });
}
