import type { TestServer } from '../support/test-server.ts';
import type { People } from './main-job.ts';

export interface Surroundings {
  server: TestServer;
  crew: People;
}
export interface EditableDocument {
  /** Name of its machine. */
  entity: string;
  /** Address of its calls; `{id}` is replaced. */
  path: string;
  /** A new valid value of each field; `n` differs with every call. */
  values: Readonly<Record<string, (n: number) => unknown>>;
  /** The open fields by state. */
  open: Readonly<Record<string, readonly string[]>>;
  /** Brings a new document into a state. Answers its id. */
  make: (where: Surroundings, state: string) => Promise<string | number>;
  /** Brings it there again, where an accepted change may have moved it on. */
  restore?: (where: Surroundings, id: string | number, state: string) => Promise<unknown>;
}
