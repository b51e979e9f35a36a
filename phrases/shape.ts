/**
 * The shape of a catalogue: the same keys as English, any text. A missing or extra key in another language
 * does not compile.
 */
export type Shape<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string ? string : Shape<Catalogue[Key]>;
};
