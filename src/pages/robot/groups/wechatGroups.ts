import { defineResource, type RecordOf } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import { wechatGroupDelete, wechatGroupSearch, wechatGroupUpdate } from '#schemas/endpoints/robot.ts';
import { limits } from '#schemas/limits.ts';
import { messages } from '#schemas/messages.ts';
import { required } from '#schemas/rules/rule.ts';
import { insideRobot } from '../insideRobot.ts';

const nameMissing = '请输入群名称';

const fields = {
  name: f.text({
    label: '群名称',
    required: nameMissing,
    rule: required(nameMissing),
    max: limits.wechatGroupNameLength,
  }),
  desc: f.textarea({ label: '群介绍', max: limits.wechatGroupTextLength }),
  notice: f.textarea({ label: '群公告', max: limits.wechatGroupTextLength }),
  visible: f.switch({ label: '可见', says: ['可见', '隐藏'], hint: '顾客能不能看到这个群' }),
  active: f.switch({ label: '启用', says: ['启用', '停用'], hint: '机器人在这个群里回不回复' }),
};
type Group = RecordOf<typeof fields>;

/** The applet writes all of a group at once. */
const written = ({ name, desc, notice, visible, active }: Group) => ({ name, desc, notice, visible, active });
const named = ({ name = '' }: Group): string => `「${name}」`;

/** The WeChat groups a shop's robot is in. W4, RB-E4 */
export const wechatGroups = defineResource({
  name: 'wechatGroups',
  label: '微信群',
  title: '微信群',
  ...insideRobot,
  fields,

  calls: {
    getList: {
      row: wechatGroupSearch,
      request: ({ scope, page, size, filters: { name, visible, active } }) => ({
        shop_id: scope,
        name,
        visible,
        active,
        page,
        size,
      }),
      records: 'groups',
      total: 'total_count',
      filters: ['name', 'visible', 'active'],
    },
    update: {
      row: wechatGroupUpdate,
      whole: ['name', 'desc', 'notice', 'visible', 'active'],
      request: ({ id, values: { name = '', desc = '', notice = '', visible = false, active = false } }) => ({
        id,
        name,
        desc,
        notice,
        visible,
        active,
      }),
    },
    deleteOne: { row: wechatGroupDelete, request: ({ id }) => ({ id }) },
  },

  list: {
    columns: {
      name: 'minmax(140px, 1fr)',
      desc: 'minmax(120px, 1fr)',
      notice: 'minmax(120px, 1fr)',
      visible: '132px',
      active: '132px',
    },
    title: 'name',
    pageSize: limits.wechatGroupPageSize,
    filters: ['name', 'visible', 'active'],
    search: ['name', 'desc', 'notice'],
    begin: () => import('./beginning.ts').then(({ beginning }) => beginning),
  },
  form: { as: 'dialog' },
  actions: {
    visible: {
      turns: 'visible',
      label: ({ visible }) => (visible ? '设为隐藏' : '设为可见'),
      values: (group) => ({ ...written(group), visible: group.visible !== true }),
      success: (group) => `${named(group)}已${group.visible ? '隐藏' : '可见'}`,
      undo: written,
    },
    active: {
      turns: 'active',
      label: ({ active }) => (active ? '停用' : '启用'),
      values: (group) => ({ ...written(group), active: group.active !== true }),
      success: (group) => `${named(group)}已${group.active ? '停用' : '启用'}`,
      undo: written,
    },
  },
  texts: { deleted: messages.wechatGroupDeleted, deleting: (group) => `删除微信群${named(group)}？` },
});
