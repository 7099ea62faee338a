import type { Figures } from '#contract/settings/figures.ts';

/** Set by vite.config.ts: places for the server to fill where pages are built, elsewhere what holds by default. */
declare const BUILT_FIGURES: Figures;
declare const BUILT_META: string;

/** Of a page that the server sent: what holds now; of one that is being built, what stands for it. */
export const figuresText =
  (typeof document !== 'undefined' &&
    document.querySelector<HTMLMetaElement>('meta[name="figures"]')?.content) ||
  BUILT_META;

/** The terms and addresses that the pages name, as the server knew them when it sent this one. */
export const figures: Figures = figuresText.startsWith('{') ? JSON.parse(figuresText) : BUILT_FIGURES;
