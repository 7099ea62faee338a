import { expect, vi } from 'vitest';

/** For tests: a module that comes late, and only when the test says so. */
export function heldBack(path: string) {
  let come = () => {};
  return {
    /** Whoever imports what needs it after this has it not yet. */
    hold(): void {
      vi.resetModules();
      const coming = new Promise<void>((resolve) => {
        come = resolve;
      });
      vi.doMock(path, async (original) => {
        await coming;
        return original();
      });
    },
    /** Over once it has come, and whoever waited for it has heard. */
    async comes(): Promise<void> {
      come();
      await import(path);
      await new Promise((resolve) => setTimeout(resolve));
    },
    /** Over once something else stands in the place of the plain field. */
    async takesPlaceOf(plain: HTMLElement): Promise<void> {
      come();
      await vi.waitFor(() => expect(plain.isConnected).toBe(false));
    },
  };
}
