import type { Dependencies } from '../dependencies.ts';
import { answerThrown } from '../http/envelope.ts';
import { requireCaller } from '../http/route.ts';
import { Refusal } from '../refusals.ts';
import { sentences } from '../sentences.ts';
import type { ControllerCall } from './ControllerCall.ts';
import { capture } from './capture.ts';
import { list } from './list.ts';
import { receive, receiveScrawl } from './receive.ts';

interface Action {
  readonly method: 'GET' | 'POST';
  do(request: Request, call: ControllerCall): Promise<{ readonly state: string }>;
}

/** What the query's `action` may be. E11 */
const actions = new Map<string, Action>([
  ['uploadimage', { method: 'POST', do: receive('uploadimage') }],
  ['uploadscrawl', { method: 'POST', do: receiveScrawl }],
  ['uploadvideo', { method: 'POST', do: receive('uploadvideo') }],
  ['uploadfile', { method: 'POST', do: receive('uploadfile') }],
  ['catchimage', { method: 'POST', do: capture }],
  ['listimage', { method: 'GET', do: list('image') }],
  ['listfile', { method: 'GET', do: list('file') }],
]);

/**
 * The editor's controller: one address, an `action`, and an answer whose `state` is SUCCESS or the reason why not.
 *
 * Without a session it answers like every call, HTTP 403. E11, E14
 */
export async function controller(request: Request, needs: Dependencies): Promise<Response> {
  try {
    const caller = await requireCaller(request, needs);
    const action = actions.get(new URL(request.url).searchParams.get('action') ?? '');
    if (action?.method !== request.method) return say({ state: sentences.actionUnknown });
    return say(await action.do(request, { caller, needs }));
  } catch (thrown) {
    if (thrown instanceof Refusal) return say({ state: thrown.message });
    const answer = answerThrown(thrown);
    if (!answer) throw thrown;
    return answer;
  }
}

const say = (said: { readonly state: string }) => Response.json(said, { headers: { 'cache-control': 'no-store' } });
