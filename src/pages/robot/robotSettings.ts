import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import { robotInfo, robotUpdate } from '#schemas/endpoints/robot.ts';
import { limits } from '#schemas/limits.ts';
import { insideRobot } from './insideRobot.ts';

/** What a shop's robot is called and how it behaves by itself; one for each shop, known by the shop's id. W3, RB-E8 */
export const robotSettings = defineResource({
  name: 'robotSettings',
  label: '机器人设置',
  kind: 'singleton',
  ...insideRobot,

  fields: {
    NickName: f.text({ label: '微信昵称', readOnly: true }),
    auto_verify: f.switch({
      label: '自动通过好友',
      says: ['自动通过', '手动通过'],
      hint: '打开后，有人申请加机器人为好友时会直接通过',
    }),
    welcome_msg: f.textarea({
      label: '欢迎语',
      max: limits.welcomeLength,
      hint: '成为好友后自动发出，例如：你好，我是小店的助手，回复“营业时间”或“地址”试试。留空就不发',
    }),
  },

  calls: {
    getOne: {
      row: robotInfo,
      request: ({ id }) => ({ shop_id: id }),
      record: {
        find: ({ robot }, { id }) =>
          robot && {
            id,
            NickName: robot.user?.NickName ?? '',
            auto_verify: robot.auto_verify,
            welcome_msg: robot.welcome_msg,
          },
      },
    },
    update: {
      row: robotUpdate,
      whole: ['auto_verify', 'welcome_msg'],
      request: ({ id, values: { auto_verify = false, welcome_msg = '' } }) => ({
        shop_id: id,
        auto_verify,
        welcome_msg,
      }),
    },
  },
  form: { as: 'dialog', sections: [{ title: '', fields: ['auto_verify', 'welcome_msg'] }] },
});
