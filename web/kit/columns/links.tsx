import type { Addressed } from '@hakobu/contract/addresses.gen.ts';
import { Reference } from '../reference.tsx';
import type { Make, Options } from './column-kinds.ts';

interface OfThing extends Options {
  show?: string;
  of?: Addressed;
}

/** Columns that link to related rows. */
export const linkColumns = (make: Make) => ({
  entity: (name: string, { show, of, ...options }: OfThing = {}) =>
    make(
      name,
      { exports: show === undefined ? name : `${name}.${show}`, ...options },
      {
        kind: 'party',
        wraps: true,
        render: ({ [name]: thing }) => {
          const text = thing?.[show ?? 'name'];
          return of === undefined ? (
            text
          ) : (
            <Reference of={of} id={thing?.id}>
              {text}
            </Reference>
          );
        },
      },
    ),
  reference: (name: string, of: Addressed, { id = name, ...options }: Options & { id?: string } = {}) =>
    make(name, options, {
      kind: 'party',
      render: (row) => (
        <Reference of={of} id={row[id]} figure>
          {id === name ? undefined : row[name]}
        </Reference>
      ),
    }),
});
