// The content security policy forbids eval, which Zod's compiled parsers use. A prerendered page loads the
// schemas of its screen before any other code of ours could configure Zod.
globalThis.__zod_globalConfig = { jitless: true };

// Runs before the first paint, so that a dark page does not flash light, and again when the
// system scheme changes.
(() => {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const colour = () => {
    let chosen = null;
    try {
      chosen = localStorage.getItem('mantine-color-scheme-value');
    } catch {}
    const dark = chosen === 'dark' || (chosen !== 'light' && device.matches);
    document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  };
  colour();
  device.addEventListener('change', colour);
  addEventListener('storage', colour);
})();

// Job pages are prerendered for visitors. For a candidate they stay hidden until scripts have added the
// layout of their own screens, unless a script cannot be loaded.
(() => {
  const root = document.documentElement;
  try {
    const user = JSON.parse(localStorage.getItem('user'));
    const isCandidate = user?.userType === 'JOBSEEKER' && user.isActive !== false;
    const isOfJobs = /^\/jobs(\/(?!saved\b)[^/]+)?\/?$/.test(location.pathname);
    if (isCandidate && isOfJobs && localStorage.getItem('accessToken')) {
      root.setAttribute('data-awaits-frame', '');
      const show = ({ target }) =>
        target.matches?.('script,[rel=modulepreload]') && root.removeAttribute('data-awaits-frame');
      addEventListener('error', show, true);
    }
  } catch {}
})();
