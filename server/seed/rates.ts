/** What a buyer says of a line of an order: both count from 1; a reply left empty is still owed. */
export type RateSeed = readonly [order: number, line: number, rate: number, comment: string, reply: string];

/** Ratings of 温村华人团购; of its complete orders, some lines are not rated. */
export const ratesOfVillage: readonly RateSeed[] = [
  [1, 1, 5, '皮薄馅大，孩子一口气吃了十个，下次还买！', '谢谢王姐，下周有玉米猪肉馅，给您留一份。'],
  [1, 2, 4, '菜很新鲜，有两棵叶子压坏了一点。', ''],
  [2, 1, 5, '', '感谢支持，欢迎再来。'],
  [4, 1, 3, '晚到了半小时，打电话才知道司机走错了楼。味道没问题，希望送货再准时些。', ''],
  [4, 3, 5, '送长辈很体面，包装没有破损。', '谢谢刘先生，中秋我们会提前两周开团。'],
  [5, 1, 2, '有一份少了勺子，奶盖也化了。', '非常抱歉，已为您补发一份，请查收。'],
];

/** Ratings of 湾区鲜生活. */
export const ratesOfBay: readonly RateSeed[] = [
  [1, 1, 5, 'Super fresh! 冷链做得比超市好。', 'Thank you, Jenny!'],
  [1, 2, 4, '味道不错，就是量比想象中少。', ''],
  [4, 2, 1, '收到时已经不冰了，不敢给孩子吃。', ''],
];

/** Ratings of 别家小店. */
export const ratesOfRival: readonly RateSeed[] = [[1, 1, 5, '招牌果然名不虚传。', '']];
