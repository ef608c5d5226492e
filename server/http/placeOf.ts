/** Where a call went, for the log: without its query, and under `/wechat/` without what opens a session. */
export const placeOf = ({ url }: Request): string => new URL(url).pathname.replace(/^(\/wechat\/[^/]*)\/.+/, '$1/…');
