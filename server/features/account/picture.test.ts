import sharp from 'sharp';
import { expect, test } from 'vitest';
import { deleteProfilePicture, PICTURE_MAX_BYTES, uploadProfilePicture } from '#contract/account/profile.ts';
import { getMe } from '#contract/auth/session.ts';
import { createCandidate, createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { PDF, PNG } from '#server/testing/factories/companies.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

function upload(account: TestAccount, bytes: Buffer, field = 'file') {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'me.png');
  return server.as(account).call(uploadProfilePicture, { form });
}

test('a picture is public at its own URL, and replaces the one before', async () => {
  for (const account of [await createCandidate(server.db), await createRecruiter(server.db)]) {
    const first = await upload(account, PNG);
    expect(first.status).toBe(200);
    const { data } = await upload(account, PNG);
    expect((await server.fetch(first.data.profilePictureUrl)).status).toBe(404);
    const shown = await server.fetch(data.profilePictureUrl);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect((await server.as(account).call(getMe)).data.profilePictureUrl).toBe(data.profilePictureUrl);
  }
});

test('a picture can be removed, also when there is none', async () => {
  const asha = await createCandidate(server.db);
  const { data } = await upload(asha, PNG);
  expect((await server.as(asha).call(deleteProfilePicture)).status).toBe(204);
  expect((await server.fetch(data.profilePictureUrl)).status).toBe(404);
  expect((await server.as(asha).call(getMe)).data.profilePictureUrl).toBeNull();
  expect((await server.as(asha).call(deleteProfilePicture)).status).toBe(204);
});

test('only pictures are accepted, detected by their content', async () => {
  const asha = await createCandidate(server.db);
  expect(await upload(asha, PDF)).toMatchObject({
    status: 415,
    message: 'Please upload a PNG, JPG or WebP picture.',
  });
  expect(await upload(asha, PNG, 'picture')).toMatchObject({
    status: 400,
    message: 'Please choose at least one file.',
    errors: [{ path: 'file' }],
  });
});

test('up to and including 5 MB is accepted', async () => {
  const asha = await createCandidate(server.db);
  const padded = (size: number) => Buffer.concat([PNG, Buffer.alloc(size - PNG.length)]);
  expect((await upload(asha, padded(PICTURE_MAX_BYTES))).status).toBe(200);
  expect(await upload(asha, padded(PICTURE_MAX_BYTES + 1))).toMatchObject({
    status: 413,
    message: 'Please choose a picture of at most 5 MB.',
  });
});

const WHERE = 'at home, 12.9716 N 77.5946 E';

/** Like a photo of a camera held sideways, with metadata and hidden data appended. */
async function photo(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const size = { width: 1600, height: 800, channels: 3, background: '#6b8f71' } as const;
  const taken = await sharp({ create: size })
    .toFormat(format)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { ImageDescription: WHERE } })
    .toBuffer();
  expect(taken.includes(WHERE)).toBe(true);
  return Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')]);
}

test.each(['jpeg', 'png', 'webp'] as const)(
  'a photo (%s) is shown upright, without location metadata and appended data',
  async (format) => {
    const asha = await createCandidate(server.db);
    const { data } = await upload(asha, await photo(format));
    const shown = await server.fetch(data.profilePictureUrl);
    expect(shown.headers.get('content-type')).toBe(`image/${format}`);
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(bytes.includes('77.5946')).toBe(false);
    expect(bytes.includes('<script>')).toBe(false);
    const { width, height, exif } = await sharp(bytes).metadata();
    expect([width, height, exif]).toEqual([512, 1024, undefined]);
  },
);

test('a corrupt picture, or one larger than any camera makes, is refused with a message', async () => {
  const asha = await createCandidate(server.db);
  const huge = { width: 20_000, height: 2100, channels: 3, background: '#fff' } as const;
  const torn = (await photo('jpeg')).subarray(0, 700);
  for (const bytes of [torn, await sharp({ create: huge }).png().toBuffer()]) {
    expect(await upload(asha, bytes)).toMatchObject({
      status: 415,
      message: 'Please upload a PNG, JPG or WebP picture.',
    });
  }
});
