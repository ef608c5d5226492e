import { AppletError } from '#providers/http/AppletError.ts';

const NOT_FOUND = 404;
const CONFLICT = 409;

/** Whether the applet refused because the record is no longer what it was when it was read. */
export const isStaleWrite = (error: unknown): boolean =>
  error instanceof AppletError &&
  error.kind === 'refused' &&
  (error.errcode === CONFLICT || error.errcode === NOT_FOUND);
