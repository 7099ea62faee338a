import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';

export type SaveState = 'idle' | 'saving' | 'saved' | 'error';

const SAVED_MS = 2000;
const ERROR_MS = 3000;

interface SaveStatus {
  state: SaveState;
  /** Shows the progress of a save, and returns its result. */
  track: <T>(saving: Promise<T>) => Promise<T>;
}

const Context = createContext<SaveStatus | null>(null);

/** Keeps the state of the last save while the tabs of the editor change. */
export function SaveStatusProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SaveState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const status = useMemo(() => {
    const settle = (next: SaveState, after: number) => {
      setState(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setState('idle'), after);
    };
    const track = async <T,>(saving: Promise<T>): Promise<T> => {
      clearTimeout(timer.current);
      setState('saving');
      try {
        const answer = await saving;
        settle('saved', SAVED_MS);
        return answer;
      } catch (error) {
        settle('error', ERROR_MS);
        throw error;
      }
    };
    return { state, track };
  }, [state]);
  return <Context value={status}>{children}</Context>;
}

export function useSaveStatus(): SaveStatus {
  const status = use(Context);
  if (!status) throw new Error('useSaveStatus outside the profile editor');
  return status;
}
