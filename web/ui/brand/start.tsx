import { LogoMark } from './logo.tsx';

/** Until the scripts are here: the mark in the middle of the window, and that something is under way. */
export function Start() {
  return (
    <div className="start" role="status" aria-label="Loading">
      <LogoMark size={40} />
      <span className="start-progress" />
    </div>
  );
}
