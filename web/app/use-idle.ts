import { useEffect, useState } from 'react';

const CALM_MS = 600;

/** True a moment after the screen began: what it is opened for is read first. */
export function useIdle(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM_MS);
    return () => clearTimeout(timer);
  }, []);
  return calm;
}
