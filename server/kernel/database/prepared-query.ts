import pg from 'pg';

/** Description of the columns of a result, as pg stores it. */
interface Look {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}
/** A connection as pg's own queries use it. */
interface Wire {
  describe(message: object): void;
}
type Done = (error: Error | undefined, answer: pg.QueryResult) => void;
/** Internals of a pg query that its types do not declare. */
interface Sent {
  name: string;
  _result: Look;
  _accumulateRows: boolean;
  prepare(wire: Wire): void;
  handleCommandComplete(message: object, wire: Wire): void;
}
const Query = pg.Query as unknown as new (text: string, values: readonly unknown[], done: Done) => Sent;

/** Per connection: itself without describe messages, and column descriptions by statement name. */
interface Known {
  silent: Wire;
  looks: Map<string, Look>;
}
const known = new WeakMap<Wire, Known>();

function knownOf(wire: Wire): Known {
  let here = known.get(wire);
  if (here === undefined) {
    const silent = Object.create(wire, { describe: { value: () => {} } }) as Wire;
    known.set(wire, (here = { silent, looks: new Map() }));
  }
  return here;
}

/** A named statement, which has the same text on every connection. */
export interface Prepared {
  name: string;
  text: string;
  values: readonly unknown[];
}

/** A prepared statement that requests its column description once per connection. */
class PreparedQuery extends Query {
  constructor({ name, text, values }: Prepared, done: Done) {
    super(text, values, done);
    this.name = name;
  }

  override prepare(wire: Wire): void {
    const { silent, looks } = knownOf(wire);
    const look = looks.get(this.name);
    if (look === undefined) return super.prepare(wire);
    Object.assign(this._result, look);
    this._accumulateRows = true;
    return super.prepare(silent);
  }

  override handleCommandComplete(message: object, wire: Wire): void {
    super.handleCommandComplete(message, wire);
    const { looks } = knownOf(wire);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    if (!looks.has(this.name)) looks.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}

/**
 * Runs a named prepared statement. pg requests a row description with every statement; for prepared
 * statements it never changes, because PostgreSQL refuses to run one whose columns have changed. Not for
 * connections of a pooler that switches between database processes.
 */
export function queryPrepared(client: pg.ClientBase, query: Prepared): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const done: Done = (error, answer) => {
      if (error === undefined || error === null) return resolve(answer);
      Error.captureStackTrace(error); // Keeps the stack trace of the caller instead of that of the socket.
      reject(error);
    };
    client.query(new PreparedQuery(query, done) as unknown as pg.Query);
  });
}
