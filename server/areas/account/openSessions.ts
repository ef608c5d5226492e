import { logout } from '#schemas/endpoints/logout.ts';
import { sessionEnd, sessionList } from '#schemas/endpoints/sessions.ts';
import { route } from '../../http/route.ts';
import { endSession, endSessions, listSessions } from '../../sessions.ts';

const leave = route(logout, async (_, { database, caller }) => {
  await endSession(database, caller.userId, caller.session);
  return {};
});

const list = route(sessionList, async (_, { database, caller, needs }) => {
  const found = await listSessions(database, caller.userId, needs.clock());
  return {
    sessions: found.map(({ token_hash, agent, started_at, used_at }) => ({
      ...{ session: token_hash, agent, current: token_hash === caller.session },
      ...{ started_at: seconds(started_at), used_at: seconds(used_at) },
    })),
  };
});

const end = route(sessionEnd, async ({ session }, { database, caller }) => {
  if (session === undefined) await endSessions(database, caller.userId);
  else await endSession(database, caller.userId, session);
  return {};
});

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Where an account is signed in, and how that ends. K6 */
export const openSessions = [leave, list, end];
