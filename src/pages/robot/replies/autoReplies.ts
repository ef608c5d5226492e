import { defineResource, type RecordOf } from '#crud/defineResource.ts';
import { linesOf } from '#crud/form/severalLines.ts';
import { f } from '#fields/f.ts';
import { autoReplyAdd, autoReplyDelete, autoReplyList, autoReplyUpdate } from '#schemas/endpoints/robot.ts';
import { messages } from '#schemas/messages.ts';
import { replyKeyword, replyNeeds } from '#schemas/rules/replyContent.ts';
import { withoutStrays } from '#schemas/text/fold.ts';
import { insideRobot } from '../insideRobot.ts';
import { keywordWarning } from './keywordWarning.ts';
import { matchNames, replyText, replyTypeNames, scopeNames } from './replyText.ts';
import { rulesOf } from './rulesOf.ts';

/** A field that one type of reply cannot do without. */
const needed = (type: keyof typeof replyNeeds, name: 'reply' | 'media_url' | 'share_title' | 'share_path') => {
  const rule = replyNeeds[type][name];
  return { required: rule?.('') ?? '', ...(rule && { rule }) };
};
/** In this order, as they are called. */
const optionsOf = <const Code extends number>(names: Readonly<Record<NoInfer<Code>, string>>, codes: readonly Code[]) =>
  codes.map((value) => ({ value, label: names[value] }));
const named = ({ keyword = '' }: { readonly keyword?: string | undefined }): string => `「${keyword}」`;

const fields = {
  keyword: f.text({
    label: '关键词',
    required: '请输入关键词',
    rule: replyKeyword,
    warn(typed, { match = 0, scope = 3 }, others) {
      const words = linesOf(typed).map((keyword) => ({ keyword, match, scope }));
      return keywordWarning(rulesOf(words.map((word) => ({ id: 0, active: true, ...word }))), rulesOf(others));
    },
  }),
  match: f.choice({
    label: '匹配方式',
    initial: 0,
    options: optionsOf(matchNames, [1, 0]),
    hint: '全词匹配：前后不连着别的字才回复，例如「运费」回复「运费？」，不回复「运费多少」；包含：消息里有就回复',
  }),
  scope: f.choice({
    label: '适用范围',
    initial: 3,
    options: optionsOf(scopeNames, [1, 2, 3]),
  }),
  active: f.switch({ label: '启用', says: ['启用', '停用'], initial: true }),
  reply_type: f.choice({
    label: '回复类型',
    initial: 1,
    options: optionsOf(replyTypeNames, [1, 2, 3, 4, 5]),
  }),
  reply: f.textarea({ label: '回复内容', ...needed(1, 'reply') }),
  share_title: f.text({ label: '标题', ...needed(2, 'share_title') }),
  share_desc: f.textarea({ label: '描述' }),
  media_url: f.union({
    label: '图片或视频',
    on: 'reply_type',
    variants: {
      3: f.image({ label: '图片', ...needed(3, 'media_url') }),
      4: f.video({ label: '视频', ...needed(4, 'media_url') }),
    },
  }),
  share_path: f.union({
    label: '链接或路径',
    on: 'reply_type',
    variants: {
      2: f.url({ label: '链接地址', ...needed(2, 'share_path') }),
      5: f.text({ label: '小程序路径', hint: '例如 pages/index/index', ...needed(5, 'share_path') }),
    },
  }),
  share_thumb_url: f.image({ label: '缩略图' }),
  says: f.computed({ label: '回复', of: (record) => replyText(record) || undefined }),
};
type Reply = RecordOf<typeof fields>;
type Written = Partial<Omit<Reply, 'id' | 'says'>>;

/** What stands in a row of the applet; what a type has no room for is empty. */
const body = (shop: number, { keyword, match, scope, active, ...content }: Written) => ({
  shop_id: shop,
  keyword: withoutStrays(keyword ?? ''),
  match: match ?? 0,
  scope: scope ?? 3,
  active: active ?? true,
  reply_type: content.reply_type ?? 1,
  reply: content.reply ?? '',
  media_url: content.media_url ?? '',
  share_title: content.share_title ?? '',
  share_path: content.share_path ?? '',
  share_desc: content.share_desc ?? '',
  share_thumb_url: content.share_thumb_url ?? '',
});

/** What a shop's robot answers to which keyword. W5, RB-E5 */
export const autoReplies = defineResource({
  name: 'autoReplies',
  label: '自动回复',
  title: '自动回复',
  ...insideRobot,
  fields,

  calls: {
    getList: {
      row: autoReplyList,
      request: ({ scope }) => ({ shop_id: scope }),
      records: 'replies',
      total: 'all',
    },
    getOne: {
      row: autoReplyList,
      request: ({ scope }) => ({ shop_id: scope }),
      record: { find: ({ replies }, { id }) => replies?.find((reply) => reply.id === id) },
    },
    create: { row: autoReplyAdd, request: ({ scope, values }) => body(scope, values), id: 'id' },
    update: {
      row: autoReplyUpdate,
      // The applet writes all of a rule at once; what its type does not show goes back as it is. V4
      whole: [
        ...(['keyword', 'match', 'scope', 'active', 'reply_type', 'reply'] as const),
        ...(['media_url', 'share_title', 'share_path', 'share_desc', 'share_thumb_url'] as const),
      ],
      request: ({ scope, id, values }) => ({ id, ...body(scope, values) }),
    },
    deleteOne: { row: autoReplyDelete, request: ({ id }) => ({ id }) },
  },

  list: {
    columns: {
      keyword: 'minmax(120px, 1fr)',
      reply_type: '88px',
      says: 'minmax(160px, 2fr)',
      match: '96px',
      scope: '88px',
      active: '132px',
    },
    title: 'keyword',
    pageSize: 100,
    filters: ['reply_type', 'match', 'scope', 'active'],
    search: ['keyword', 'says'],
    begin: () => import('./beginning.ts').then(({ beginning }) => beginning),
    tools: [
      {
        label: '按回复分组',
        screen: () => import('./GroupedDialog.tsx').then(({ GroupedDialog }) => ({ default: GroupedDialog })),
      },
    ],
  },
  form: {
    as: 'dialog',
    each: 'keyword',
    sections: [
      { title: '什么时候回复', fields: ['keyword', 'match', 'scope', 'active'] },
      {
        title: '回复什么',
        fields: ['reply_type', 'reply', 'share_title', 'share_desc', 'share_path', 'media_url', 'share_thumb_url'],
      },
    ],
    when: {
      reply: { reply_type: [1] },
      share_title: { reply_type: [2, 5] },
      share_desc: { reply_type: [2] },
      share_path: { reply_type: [2, 5] },
      media_url: { reply_type: [3, 4] },
      share_thumb_url: { reply_type: [2, 5] },
    },
  },
  show: false,
  actions: {
    active: {
      turns: 'active',
      label: ({ active }) => (active ? '停用' : '启用'),
      values: ({ active }) => ({ active: active !== true }),
      success: (reply) => `${named(reply)}已${reply.active ? '停用' : '启用'}`,
      undo: ({ active }) => ({ active }),
    },
  },
  texts: {
    measure: '条',
    deleted: messages.autoReplyDeleted,
    deleting: (reply) => `删除自动回复${named(reply)}？`,
  },
});
