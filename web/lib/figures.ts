import type { Figures } from '#contract/settings/figures.ts';

/** Set by vite.config.ts: placeholders for the server in built pages, otherwise the defaults. */
declare const BUILT_FIGURES: Figures;
declare const BUILT_META: string;

/** In a page from the server the current values; in one that is being built the placeholders. */
export const figuresText =
  (typeof document !== 'undefined' &&
    document.querySelector<HTMLMetaElement>('meta[name="figures"]')?.content) ||
  BUILT_META;

/** The terms and addresses that the pages mention, as of the time when the server sent this page. */
export const figures: Figures = figuresText.startsWith('{') ? JSON.parse(figuresText) : BUILT_FIGURES;
