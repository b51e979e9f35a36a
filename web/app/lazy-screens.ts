/** Milliseconds that loading the code of a screen may take. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Rejects with `failure` when the work takes longer than `ms` milliseconds. */
export async function withTimeout<Result>(
  ms: number,
  work: () => Promise<Result>,
  failure: () => Error,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failure()), ms);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

interface Lazy {
  preload?: () => Promise<unknown>;
}

/** Limits the load time of each screen's code; on timeout the screen shows an error. */
export function limitChunks(
  routes: Iterable<{ options: { component?: unknown } }>,
  failure: () => Error,
): void {
  for (const { options } of routes) {
    const component = options.component as Lazy | undefined;
    const preload = component?.preload;
    if (component !== undefined && preload !== undefined)
      component.preload = () => withTimeout(CHUNK_TIMEOUT_MS, preload, failure);
  }
}
