import type { GroupInWechat } from '../WechatDriver.ts';

/** The groups every simulated account is in, the same for each shop. W4 */
export const groupsInWechat: readonly GroupInWechat[] = [
  ['sim-g1', '邻里团购 1 群', '周三、周六截单，次日自提'],
  ['sim-g2', '邻里团购 2 群', '周三、周六截单，次日自提'],
  ['sim-g3', '列治文街坊群', ''],
  ['sim-g4', '本拿比妈妈群', '请勿刷屏，广告先问群主'],
  ['sim-g5', '海鲜到港通知', '到港当天发价目表'],
  ['sim-g6', '水果接龙群', '接龙请按格式填写'],
  ['sim-g7', '老顾客福利群', ''],
  ['sim-g8', '新手报到', '欢迎新朋友，先看群公告'],
  ['sim-g9', '司机与自提点', '仅限工作人员'],
].map(([id = '', name = '', notice = '']) => ({ id, name, notice }));
