/** What one noun holds under the name `Part`; nothing when it has no such part. */
type PartOfNoun<Noun, Part extends string> = Part extends keyof Noun ? Noun[Part] : never;
type Services<Catalogue> = Exclude<keyof Catalogue, 'common'>;
type EachPart<Catalogue, Part extends string> = {
  [Service in Services<Catalogue>]: {
    [Noun in keyof Catalogue[Service]]: PartOfNoun<Catalogue[Service][Noun], Part>;
  }[keyof Catalogue[Service]];
}[Services<Catalogue>];
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never;

/** What all nouns of a catalogue hold under the name `Part`, in one. */
export type Collected<Catalogue, Part extends string> = All<EachPart<Catalogue, Part>>;

/**
 * What all nouns of a catalogue hold under one name (`errors`, `rights`, `log` …), in one; `common` is not of
 * them.
 */
export function collect<Catalogue extends object, Part extends string>(
  catalogue: Catalogue,
  part: Part,
): Collected<Catalogue, Part> {
  const nouns = Object.entries(catalogue)
    .filter(([service]) => service !== 'common')
    .flatMap(([, service]) => Object.values(service as object));
  return Object.assign(
    {},
    ...nouns.map((noun) => (noun as Partial<Record<string, object>>)[part]),
  ) as Collected<Catalogue, Part>;
}
