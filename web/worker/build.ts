/** What the build knows when it makes the worker. */
export interface Build {
  /** Another one for every change of a page or file. */
  id: string;
  /** The hash of the list of routes: every page of this build names it. */
  routes: string;
  /** Scripts, styles and fonts of all screens. */
  files: readonly string[];
  /** Pages that are whole before any script runs. */
  pages: readonly string[];
}

declare const __BUILD__: Build;

export const BUILD = __BUILD__;
