import { sessionKey } from '#schemas/limits.ts';

/** As the way through our own server has it: who comes without a session that lives is sent to the login. */
export const isSignedIn = ({ headers }: Request, session: string): boolean => headers.get(sessionKey) === session;
