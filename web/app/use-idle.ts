import { useEffect, useState } from 'react';

const CALM_MS = 600;

/** True 600 ms after mounting, so that queries of the screen itself go first. */
export function useIdle(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM_MS);
    return () => clearTimeout(timer);
  }, []);
  return calm;
}
