import { HttpResponse, http } from 'msw';
import { beforeEach } from 'vitest';
import type { AutoReply, Robot, WechatGroup } from '#schemas/entities/robot.ts';
import { network } from './network.ts';

/** The fields of a call, as they stood on the wire. */
type Fields = Readonly<Record<string, string>>;

/** A WeChat robot at the far end of the network, whose session moves only when the test says so. */
export interface StagedRobot {
  /** Whether there is a session, and whether somebody is logged in. */
  session: boolean;
  loggedIn: boolean;
  info: Robot;
  groups: WechatGroup[];
  replies: AutoReply[];
  /** Every call so far by the end of its path: `check`, `group/search`. */
  readonly calls: string[];
  /** What every call of a path was sent, the last one first. */
  sent(path: string): readonly Fields[];
  /** The next call of a path is refused, or the one after so many others. */
  refuse(path: string, after?: number): void;
}

/** A dot: enough of a picture for a code. */
export const dotPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Puts a robot at the far end of the network, the same at the beginning of every test of a file. */
export function serveRobot(): StagedRobot {
  const sent = new Map<string, readonly Fields[]>();
  const refused = new Map<string, number>();
  const isRefused = (path: string): boolean => {
    const after = refused.get(path);
    if (after === undefined) return false;
    if (after > 0) refused.set(path, after - 1);
    else refused.delete(path);
    return after === 0;
  };
  const robot: StagedRobot = {
    ...beginning(),
    calls: [],
    sent: (path) => sent.get(path) ?? [],
    refuse: (path, after = 0) => void refused.set(path, after),
  };
  beforeEach(() => {
    Object.assign(robot, beginning());
    robot.calls.length = 0;
    sent.clear();
    refused.clear();
    network.use(
      http.all('*/api/applet/robot/*', async ({ request }) => {
        const url = new URL(request.url);
        const path = url.pathname.replace('/api/applet/robot/', '');
        const fields = Object.fromEntries(
          request.method === 'GET' ? url.searchParams : new URLSearchParams(await request.text()),
        );
        robot.calls.push(path);
        sent.set(path, [fields, ...(sent.get(path) ?? [])]);
        if (isRefused(path)) return HttpResponse.json({ errcode: 400, errmsg: '机器人服务器没有准备好' });
        return HttpResponse.json(answer(robot, path, fields));
      }),
    );
  });
  return robot;
}

const beginning = () => ({
  session: false,
  loggedIn: false,
  info: { user: { NickName: '小店助手' }, logged_in: true, auto_verify: false, welcome_msg: '你好' },
  groups: [
    { id: 1, name: '湾区团购一群', desc: '每周二接龙', notice: '', visible: true, active: true },
    { id: 2, name: '湾区团购二群', desc: '', notice: '周末休息', visible: false, active: false },
  ],
  replies: [
    rule({ id: 1, keyword: '营业时间', reply: '每天 9:00 到 20:00' }),
    rule({ id: 2, keyword: '地址', reply: '主街 12 号', match: 1, scope: 1 }),
    rule({ id: 3, keyword: '菜单', reply_type: 3, media_url: '/files/image/1700000000000_menu.png', active: false }),
  ],
});

/** A rule that says little, with what is given. */
export const rule = (given: Partial<AutoReply>): AutoReply => ({
  ...{ id: 0, shop_id: 2, keyword: '', reply_type: 1, reply: '', media_url: '', match: 0, active: true, scope: 3 },
  ...{ share_title: '', share_path: '', share_desc: '', share_thumb_url: '' },
  ...given,
});

function answer(robot: StagedRobot, path: string, fields: Fields): object {
  const id = Number(fields.id);
  const ok = { errcode: 0 };
  const answers: Readonly<Record<string, () => object>> = {
    check: () => (robot.session ? { logged_in: robot.loggedIn ? 1 : 0 } : { errcode: 404, errmsg: 'no session' }),
    login() {
      robot.session = true;
      return ok;
    },
    'qrcode/get': () => ({ qrcode: dotPng }),
    logout() {
      robot.session = false;
      robot.loggedIn = false;
      return ok;
    },
    get: () => ({ robot: robot.info }),
    list: () => ({ robots: [{ ...robot.info, shop_id: 2 }] }),
    del: () => ok,
    update() {
      robot.info = { ...robot.info, auto_verify: fields.auto_verify === '1', welcome_msg: fields.welcome_msg ?? '' };
      return ok;
    },
    'group/load': () => ok,
    'group/search'() {
      const groups = robot.groups.filter(
        ({ name, visible, active }) =>
          name.includes(fields.name ?? '') && fits(visible, fields.visible) && fits(active, fields.active),
      );
      return { groups, total_count: groups.length };
    },
    'group/update'() {
      const { name = '', desc = '', notice = '' } = fields;
      const next = { id, name, desc, notice, visible: fields.visible === '1', active: fields.active === '1' };
      robot.groups = robot.groups.map((group) => (group.id === id ? next : group));
      return ok;
    },
    'group/del'() {
      robot.groups = robot.groups.filter((group) => group.id !== id);
      return ok;
    },
    'autoreply/list': () => ({ replies: robot.replies }),
    'autoreply/add'() {
      const next = Math.max(0, ...robot.replies.map((reply) => reply.id)) + 1;
      robot.replies = [...robot.replies, readRule(next, fields)];
      return { id: next };
    },
    'autoreply/update'() {
      robot.replies = robot.replies.map((reply) => (reply.id === id ? readRule(id, fields) : reply));
      return ok;
    },
    'autoreply/del'() {
      robot.replies = robot.replies.filter((reply) => reply.id !== id);
      return ok;
    },
  };
  return answers[path]?.() ?? { errcode: 404, errmsg: `no ${path}` };
}

const fits = (value: boolean, asked: string | undefined) => asked === undefined || (asked === '1') === value;

const readRule = (id: number, fields: Fields): AutoReply => {
  const code = <Code extends number>(codes: readonly Code[], text: string | undefined, otherwise: Code): Code =>
    codes.find((each) => String(each) === text) ?? otherwise;
  return rule({
    id,
    keyword: fields.keyword ?? '',
    reply_type: code([1, 2, 3, 4, 5], fields.reply_type, 1),
    reply: fields.reply ?? '',
    media_url: fields.media_url ?? '',
    share_title: fields.share_title ?? '',
    share_path: fields.share_path ?? '',
    share_desc: fields.share_desc ?? '',
    share_thumb_url: fields.share_thumb_url ?? '',
    match: code([1, 0], fields.match, 0),
    active: fields.active === '1',
    scope: code([1, 2, 3], fields.scope, 3),
  });
};
