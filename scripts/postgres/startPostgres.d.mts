/** A PostgreSQL of one's own. */
export interface Cluster {
  /** The address of a database in it, there or not yet: `postgres` is there from the beginning. */
  urlOf(name: string): string;
  /** Ends it and clears its folder away. */
  stop(): Promise<void>;
  /** Ends it, `SIGINT` fast and `SIGQUIT` as a crash would, and starts it again after so many seconds. */
  restart(signal: 'SIGINT' | 'SIGQUIT', afterSeconds: number): void;
  /** No process of it does anything any more, until it is thawed. Linux only. */
  freeze(): void;
  thaw(): void;
}

/** Starts an empty one in a folder that goes with it; `durable` writes each commit to the disk. */
export function startPostgres(options?: { readonly durable?: boolean }): Promise<Cluster>;
