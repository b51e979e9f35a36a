import { useNavigate, useSearch } from '@tanstack/react-router';

type Id = number | undefined;

/** The row that the address opens over a list (`?box_id=7`), and how to open another one, or none. */
export function useOpened(key: string): readonly [opened: Id, open: (id: Id) => void] {
  const navigate = useNavigate();
  const id = (useSearch({ strict: false }) as Record<string, string | number | undefined>)[key];
  return [
    id === undefined ? undefined : Number(id),
    (next) => void navigate({ to: '.', search: ((before: object) => ({ ...before, [key]: next })) as never }),
  ];
}
