import { LogoMark } from './logo.tsx';

/** Shown until the scripts have loaded: the logo in the middle of the window, and a progress bar. */
export function Start() {
  return (
    <div className="start" role="status" aria-label="Loading">
      <LogoMark size={40} />
      <span className="start-progress" />
    </div>
  );
}
