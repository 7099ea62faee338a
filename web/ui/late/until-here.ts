import { noteSilence } from '#web/lib/line/line.ts';

const AGAIN_MS = 2000;

/**
 * What comes late, once it is there: without a line it is asked for again and again, as long as it is wanted. Rejects
 * with what is broken while the server answers.
 */
export async function untilHere<T>(load: () => Promise<T>, isWanted: () => boolean): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isWanted() || (await noteSilence()) === 'open') throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}
