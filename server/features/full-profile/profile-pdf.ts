import type { OwnProfile } from '#contract/candidates/profile.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { type RenderedPdf, renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { contentOf } from './pdf-content.ts';
import { EXTENTS, extentOf, type Shortening } from './pdf-extent.ts';

const MAX_PAGES = 2;

function render(profile: OwnProfile, shortening: Shortening | null): Promise<RenderedPdf> {
  const name = fullName(profile.basicInfo);
  return renderPdf({ content: contentOf(profile, shortening), title: name, author: name });
}

/** A longer profile never fits on two pages, and trying would take long. */
const JSON_MAX = 30_000;

/** At most two pages: otherwise the oldest and longest parts are left out first, and the text says so. */
export default async function profilePdf(profile: OwnProfile): Promise<Buffer> {
  let last: RenderedPdf | undefined;
  for (const [place, limits] of EXTENTS.entries()) {
    const { profile: shown, leftOut } = extentOf(profile, limits);
    if (JSON.stringify(shown).length > JSON_MAX) continue;
    last = await render(shown, place === 0 ? null : { leftOut });
    if (last.pages <= MAX_PAGES) return last.bytes;
  }
  throw new Error(`The shortest profile still has ${last?.pages} pages`);
}
