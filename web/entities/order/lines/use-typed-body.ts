import { useDebouncedValue } from '@mantine/hooks';

const TYPING_MS = 300;

/** A body that is previewed once typing pauses. */
export function useTypedBody<Body>(body: Body): Body {
  const [typed] = useDebouncedValue(JSON.stringify(body), TYPING_MS);
  return JSON.parse(typed) as Body;
}
