/** What the lists of one robot have in common: they stand on its page, not in the menu. */
export const insideRobot = { scope: 'shop', menu: false, routes: { list: '/shop/:sid/robot' } } as const;
