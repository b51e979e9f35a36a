/** The phrases of one entity under the key `Part`; never if it has none. */
type PartOfEntity<Entity, Part extends string> = Part extends keyof Entity ? Entity[Part] : never;
type Services<Catalogue> = Exclude<keyof Catalogue, 'common'>;
type EachPart<Catalogue, Part extends string> = {
  [Service in Services<Catalogue>]: {
    [Entity in keyof Catalogue[Service]]: PartOfEntity<Catalogue[Service][Entity], Part>;
  }[keyof Catalogue[Service]];
}[Services<Catalogue>];
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never;

/** The phrases of all entities under the key `Part`, merged. */
export type Collected<Catalogue, Part extends string> = All<EachPart<Catalogue, Part>>;

/** Merges the phrases of all entities under one key (`errors`, `rights`, `log` …), without `common`. */
export function collect<Catalogue extends object, Part extends string>(
  catalogue: Catalogue,
  part: Part,
): Collected<Catalogue, Part> {
  const entities = Object.entries(catalogue)
    .filter(([service]) => service !== 'common')
    .flatMap(([, service]) => Object.values(service as object));
  return Object.assign(
    {},
    ...entities.map((entity) => (entity as Partial<Record<string, object>>)[part]),
  ) as Collected<Catalogue, Part>;
}
