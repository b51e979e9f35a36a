/** A response that is JSON text already, sent unchanged. */
export class RawJson {
  readonly json: Buffer;

  constructor(json: Buffer) {
    this.json = json;
  }

  /** The rows, for internal callers: exports and the search. */
  get data(): unknown {
    return this.toJSON().data;
  }

  toJSON(): { data?: unknown } {
    return JSON.parse(this.json.toString()) as { data?: unknown };
  }
}
