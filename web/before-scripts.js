// The content security policy forbids eval. Zod's compiled parsers use it, and a prerendered page loads the
// schemas of its screen before any code of ours could configure Zod.
globalThis.__zod_globalConfig = { jitless: true };

// Runs before the first paint, so that a dark page is never shown light for a moment; and again when that changes.
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

// Jobs come as visitors see them. A candidate is shown none before scripts have put the frame of their own screens in
// place, unless one cannot be loaded.
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
