import { useLocalStorage } from '@mantine/hooks';

/** How somebody likes to see a list: what is hidden, and how close the rows stand. */
export interface ListView {
  hidden: string[];
  dense: boolean;
}

/** Kept in the browser, for each list by itself. */
export function useListView(store: string): [ListView, (view: ListView) => void] {
  const [view, setView] = useLocalStorage<ListView>({
    key: `view:${store}`,
    defaultValue: { hidden: [], dense: false },
    getInitialValueInEffect: false,
  });
  return [{ hidden: Array.isArray(view.hidden) ? view.hidden : [], dense: view.dense === true }, setView];
}
