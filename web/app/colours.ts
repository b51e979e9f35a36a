import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { usePhrases } from './i18n.ts';

/** The colour scheme, and the labelled action that switches it. */
export function useColours(): { dark: boolean; label: string; change: () => void } {
  const t = usePhrases();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  return {
    dark,
    label: dark ? t(($) => $.common.frame.app.light) : t(($) => $.common.frame.app.dark),
    change: () => setColorScheme(dark ? 'light' : 'dark'),
  };
}
