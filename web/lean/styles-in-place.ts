import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const APPENDS = 'document.head.appendChild(link);';

/** React Router marks by `#` what a late part brings too, and takes it away with its screen. */
const WAITS_FOR_ITS_TWIN = `
  const twin = isCss && [...document.querySelectorAll('link[rel="stylesheet"]')].find((one) => one.href === dep.href + '#');
  if (twin) {
    new MutationObserver((_, observer) => {
      if (twin.isConnected) return;
      observer.disconnect();
      ${APPENDS}
    }).observe(document.head, { childList: true });
    return;
  }
  ${APPENDS}`;

/**
 * Styles of a late part that the page has already come only once the page takes its own away: before, at the end, they
 * would overrule others until these came again too, fields would move meanwhile, and pictures would be painted anew.
 */
export function stylesInPlace(): Plugin {
  return {
    name: 'styles-in-place',
    apply: 'build',
    transform(code, id) {
      if (id !== HELPER || this.environment.name !== 'client') return null;
      if (!code.includes(APPENDS)) throw new Error('Vite brings styles otherwise than expected.');
      return code.replace(APPENDS, () => WAITS_FOR_ITS_TWIN);
    },
  };
}
