import pg from 'pg';

/** How the rows of an answer look, as pg keeps it beside them. */
interface Look {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}
/** A connection, as pg's own queries use it. */
interface Wire {
  describe(message: object): void;
}
type Done = (error: Error | undefined, answer: pg.QueryResult) => void;
/** What a query of pg is made of, which its types do not tell. */
interface Sent {
  name: string;
  _result: Look;
  _accumulateRows: boolean;
  prepare(wire: Wire): void;
  handleCommandComplete(message: object, wire: Wire): void;
}
const Query = pg.Query as unknown as new (text: string, values: readonly unknown[], done: Done) => Sent;

/** What is known of a connection: the same without questions, and how answers look, by names of statements. */
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

/** A statement under a name, which stands for its text on every connection. */
export interface Prepared {
  name: string;
  text: string;
  values: readonly unknown[];
}

/** A prepared statement that asks a connection only once how its answer looks. */
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
 * Runs a statement under a name. pg asks PostgreSQL with every statement how its answer looks. Of a prepared
 * statement that stays as it is: PostgreSQL refuses to run one whose columns have changed. Not for
 * connections that a pooler leads to one process of the database now and to another then.
 */
export function queryPrepared(client: pg.ClientBase, query: Prepared): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const done: Done = (error, answer) => {
      if (error === undefined || error === null) return resolve(answer);
      Error.captureStackTrace(error); // it leads to the socket, and we ask who asked
      reject(error);
    };
    client.query(new PreparedQuery(query, done) as unknown as pg.Query);
  });
}
