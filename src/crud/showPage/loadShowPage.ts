/** Reading one record is rarer than seeing the list: its code comes when it is asked for. */
export const loadShowPage = async () => ({ default: (await import('./ShowPage.tsx')).ShowPage });
