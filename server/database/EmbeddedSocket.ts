import { Duplex } from 'node:stream';

/** A PostgreSQL of this process. */
export interface Embedded {
  /** What it answers to bytes of its wire protocol. */
  ask(bytes: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** What node calls back when a write is done. */
type Done = (failure?: Error) => void;

/**
 * What `pg` takes for its connection's socket, with a PostgreSQL of this process at the other end.
 *
 * So both databases are asked by one driver, and all it has to say for a statement is heard at once. 034
 */
export class EmbeddedSocket extends Duplex {
  readonly #database: Embedded;

  constructor(database: Embedded) {
    super();
    this.#database = database;
  }

  /** It is there already. */
  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  /** It keeps no process from ending. */
  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // What is answered is there when it was asked.
  }

  override _write(bytes: Uint8Array, _encoding: BufferEncoding, done: Done): void {
    this.#ask(bytes, done);
  }

  override _writev(parts: readonly { readonly chunk: Uint8Array }[], done: Done): void {
    this.#ask(Buffer.concat(parts.map(({ chunk }) => chunk)), done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  #ask(bytes: Uint8Array, done: Done): void {
    this.#database.ask(bytes).then((answer) => {
      if (answer.length > 0) this.push(answer);
      done();
    }, done);
  }
}
