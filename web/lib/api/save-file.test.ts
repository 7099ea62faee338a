import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => vi.restoreAllMocks());

const blob = new Blob(['{}']);

test('the object URL is revoked once the browser has started the download', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  saveFile({ blob, name: 'profile.pdf' }, 'file.pdf');
  expect(revoked).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:one'));
});

test('a file has the name from the server, otherwise the one of the screen', () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  saveFile({ blob, name: 'resume.pdf' }, 'profile.pdf');
  saveFile({ blob, name: '' }, 'profile.pdf');
  expect(names).toEqual(['resume.pdf', 'profile.pdf']);
});
