/** The sounds of twenty thousand characters are heavy: they come when somebody is about to search. */
export const loadPinyin = () => import('./pinyin.ts');
