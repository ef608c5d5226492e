import type { TakeEarly } from '#providers/http/createHttp.ts';
import type {} from './askEarly.ts';

/** Hands out what the early script asked for, each answer once, and tells it not to ask any more. */
export function createTakeEarly(page: Window): TakeEarly {
  const early = page.early;
  page.early = null;
  return (url, session) => {
    if (!early || session !== early.session) return undefined;
    const answer = early.answers.get(url);
    early.answers.delete(url);
    return answer;
  };
}
