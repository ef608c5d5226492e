import { appletId } from '#providers/data/appletId.ts';
import type { RecordId } from '#providers/data/calls.ts';
import type { Call } from '#providers/http/createHttp.ts';
import { enrolmentList } from '#schemas/endpoints/groupons.ts';
import { limits } from '#schemas/limits.ts';
import { createReader } from './createReader.ts';

/**
 * Reads the enrolments of one group-buy from the applet. GD-E1
 *
 * @param atOnce how many pages may be on their way.
 */
export function enrolmentReader(call: Call, id: RecordId, atOnce?: number) {
  const read = (page: number, size: number, signal: AbortSignal) =>
    call(enrolmentList, { groupon_id: appletId(id), page, size }, { signal });
  const size = limits.enrolmentPageSize;
  return createReader({
    size,
    ...(atOnce !== undefined && { atOnce }),
    page: (page, signal) => read(page, size, signal),
    at: (place, signal) => read(place, 1, signal),
  });
}
