import { countIn } from '#schemas/codecs/decodeBy.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { userInfo } from '#schemas/endpoints/shop.ts';
import { sessionKey } from '#schemas/limits.ts';
import { passOn } from '../front/passOn.ts';

/** The caller's role where another applet knows who is signed in: it is asked, under the caller's own session. */
export async function roleElsewhere(request: Request, origin: string): Promise<number | undefined> {
  const session = request.headers.get(sessionKey);
  if (session === null) return undefined;
  const asked = new Request(new URL(userInfo.path, request.url), { headers: { [sessionKey]: session } });
  const answer: unknown = await (await passOn(asked, origin)).json().catch(() => undefined);
  const profile = isRecord(answer) && isRecord(answer.data) ? { ...answer.data, ...answer } : answer;
  const user = isRecord(profile) && isRecord(profile.user) ? profile.user : profile;
  return isRecord(user) ? countIn(String(user.role ?? '')) : undefined;
}
