import type { DataRecord } from '#providers/data/calls.ts';
import type { Call } from '#providers/http/createHttp.ts';
import type { ProfileShop } from '#providers/session/createProfile.ts';
import type { Findable } from './Findable.ts';

/** What a source may read with, of one shop. */
export interface FindReading {
  readonly shop: ProfileShop;
  readonly signal: AbortSignal;
  readonly call: Call;
  /** The records of a resource, as far as 找 reads them. */
  records(resource: string): Promise<readonly DataRecord[]>;
  /** What was read less than a minute ago, or else is read now. */
  fresh<Value>(key: readonly unknown[], read: () => Promise<Value>): Promise<Value>;
}

/** What a page lets be found that stands in no list. */
export interface FindSource {
  /** Reads what there is in one shop, and tells it part by part. @throws AppletError when something did not arrive. */
  read(reading: FindReading, tell: (found: readonly Findable[]) => void): Promise<void>;
}
