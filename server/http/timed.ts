import type { Answer } from '../createSite.ts';
import type { Metrics } from '../front/createMetrics.ts';
import { placeOf } from './placeOf.ts';

/** From here on a merchant waits. */
const SLOW_MS = 1000;

/**
 * Writes one line of JSON for each call that took long or came to nothing further on; a failure of ours has its own.
 *
 * @param measure counts every one of them.
 * @param elapsed milliseconds since some moment; of which does not matter.
 */
export function timed(
  answer: Answer,
  log: (line: string) => void,
  elapsed: () => number,
  measure: Metrics['measure'] = () => {},
): Answer {
  return async (request, address) => {
    const began = elapsed();
    const response = await answer(request, address);
    const ms = Math.round(elapsed() - began);
    measure({ method: request.method, path: placeOf(request), status: response.status, ms });
    const isLost = response.status > 500;
    if (isLost || ms >= SLOW_MS) {
      const said = isLost ? { level: 'error', event: 'call failed' } : { level: 'warn', event: 'slow call' };
      const { method } = request;
      log(JSON.stringify({ ...said, method, path: placeOf(request), status: response.status, ms }));
    }
    return response;
  };
}
