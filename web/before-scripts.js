// The content security policy forbids eval. Zod's compiled parsers use it, and a prerendered page loads the
// schemas of its screen before any code of ours could configure Zod.
globalThis.__zod_globalConfig = { jitless: true };

// Runs before the first paint, so that a dark page is never shown light for a moment.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value');
  } catch {}
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();

// The board of jobs is prerendered as visitors see it. A candidate sees it in the frame of their own screens, so
// that page is not shown before its scripts have put the frame in place, unless one of them cannot be loaded.
(() => {
  const root = document.documentElement;
  try {
    const user = JSON.parse(localStorage.getItem('user'));
    const isCandidate = user?.userType === 'JOBSEEKER' && user.isActive !== false;
    if (isCandidate && localStorage.getItem('accessToken') && /^\/jobs\/?$/.test(location.pathname)) {
      root.setAttribute('data-awaits-frame', '');
      const show = ({ target }) =>
        target instanceof HTMLScriptElement && root.removeAttribute('data-awaits-frame');
      addEventListener('error', show, true);
    }
  } catch {}
})();
