import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolCounts } from '../database/openDatabase.ts';

/** A call that was answered. */
export interface MeasuredCall {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

/** What a process tells of itself to whoever watches it. */
export interface Metrics {
  measure(call: MeasuredCall): void;
  /** `/metrics`, in the format of Prometheus, for whoever has the token. */
  serve(request: Request): Promise<Response>;
}

interface Dependencies {
  /** What the watcher sends as `Authorization: Bearer …`. */
  readonly token: string;
  /** The calls that are told apart; strangers may ask for anything else. */
  readonly paths: ReadonlySet<string>;
  readonly pool: () => PoolCounts;
  /** Seconds for which the oldest message waits; 0 when none does. */
  readonly outboxAge: () => Promise<number>;
}

const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts calls by endpoint and status with their time, and reads pool, outbox, memory and event loop when it is asked. */
export function createMetrics({ token, paths, pool, outboxAge }: Dependencies): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const calls = new Histogram({
    ...{ name: 'applet_call_seconds', help: 'Calls of the applet by endpoint and status.' },
    ...{ labelNames: ['method', 'path', 'status'] as const, buckets: SECONDS, registers: [register] },
  });
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      ...{ name, help, registers: [register] },
      async collect() {
        this.set(await read());
      },
    });
  gauge('applet_pool_connections', 'Connections to the database.', () => pool().total);
  gauge('applet_pool_idle', 'Connections that rest.', () => pool().idle);
  gauge('applet_pool_waiting', 'Calls that wait for a connection.', () => pool().waiting);
  gauge('applet_outbox_age_seconds', 'For how long the oldest message waits.', outboxAge);
  return {
    measure: ({ method, path, status, ms }) =>
      calls.observe({ method, path: paths.has(path) ? path : 'other', status }, ms / 1000),
    async serve(request) {
      const given = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
      if (!timingSafeEqual(hashed(given), hashed(token))) return new Response(null, { status: 401 });
      return new Response(await register.metrics(), { headers: { 'content-type': register.contentType } });
    },
  };
}

const hashed = (text: string) => createHash('sha256').update(text).digest();
