/** An answer that is JSON already: it is sent as it stands. */
export class RawJson {
  readonly json: Buffer;

  constructor(json: Buffer) {
    this.json = json;
  }

  /** The rows, for those who ask the call and send nothing: exports, the search. */
  get data(): unknown {
    return this.toJSON().data;
  }

  toJSON(): { data?: unknown } {
    return JSON.parse(this.json.toString()) as { data?: unknown };
  }
}
