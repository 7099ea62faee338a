/** Build information for the worker. */
export interface Build {
  /** Changes with every change of a page or file. */
  id: string;
  /** The hash of the route manifest, which every page of this build names. */
  routes: string;
  /** Scripts, styles and fonts of all screens. */
  files: readonly string[];
  /** Prerendered pages, which are complete without scripts. */
  pages: readonly string[];
}

declare const __BUILD__: Build;

export const BUILD = __BUILD__;
