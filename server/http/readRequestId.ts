import { requestIdKey } from '#schemas/limits.ts';
import { codes, Refusal } from '../refusals.ts';
import { malformedField } from '../sentences.ts';

/** The id under which a call may come twice; undefined for a caller that gives none. @throws Refusal 400 for no id. */
export function readRequestId(request: Request): string | undefined {
  const id = request.headers.get(requestIdKey) ?? undefined;
  if (id === undefined || /^[\w-]{8,64}$/.test(id)) return id;
  throw new Refusal(codes.badInput, malformedField(requestIdKey));
}
