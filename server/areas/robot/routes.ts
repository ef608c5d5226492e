import * as rows from '#schemas/endpoints/robot.ts';
import { required } from '#schemas/rules/rule.ts';
import { type Call, route } from '../../http/route.ts';
import { requireAutoReply, requireRobotShop, requireWechatGroup } from '../../policies.ts';
import { codes, Refusal, refuseBadInput } from '../../refusals.ts';
import { sentences } from '../../sentences.ts';
import { keepGroups, removeGroup, searchGroups, writeGroup } from './groups.ts';
import { findRobot, listRobots, presentRobot, saveRobot } from './queries.ts';
import { removeRobot } from './removeRobot.ts';
import { addReply, listReplies, removeReply, writeReply } from './replies.ts';

const isIn = async ({ wechat }: Call, shopId: number) => (await wechat.state(shopId)) === 'loggedIn';

const info = route(rows.robotInfo, async ({ shop_id }, call) => {
  await requireRobotShop(call.database, call.caller, shop_id);
  return { robot: presentRobot(await findRobot(call.database, shop_id), await isIn(call, shop_id)) };
});

const list = route(rows.robotList, async (_, call) => {
  const found = await listRobots(call.database, call.caller);
  const robots = found.map(async ({ shop_id, ...settings }) => ({
    shop_id,
    ...presentRobot(settings, await isIn(call, shop_id)),
  }));
  return { robots: await Promise.all(robots) };
});

const login = route(rows.robotLogin, async ({ shop_id, timeout }, { database, caller, wechat, origin }) => {
  await requireRobotShop(database, caller, shop_id);
  await wechat.startLogin(shop_id, { timeoutSeconds: timeout, origin });
  return {};
});

/** Errcode 404 is an answer here: there is no session, and a login is to be started. §4 */
const check = route(rows.robotCheck, async ({ shop_id }, { database, caller, wechat }) => {
  await requireRobotShop(database, caller, shop_id);
  const state = await wechat.state(shop_id);
  if (state === 'none') throw new Refusal(codes.notFound, sentences.sessionMissing);
  return { logged_in: state === 'loggedIn' };
});

const qrCode = route(rows.robotQrCode, async ({ shop_id }, { database, caller, wechat, origin }) => {
  await requireRobotShop(database, caller, shop_id);
  const code = await wechat.qrCode(shop_id, { origin });
  if (code) return { qrcode: Buffer.from(code.png).toString('base64'), scan_url: code.url };
  const state = await wechat.state(shop_id);
  if (state === 'none') throw new Refusal(codes.notFound, sentences.qrCodeMissing);
  throw new Refusal(codes.conflict, sentences.robotIn);
});

const logout = route(rows.robotLogout, async ({ shop_id }, { database, caller, wechat }) => {
  await requireRobotShop(database, caller, shop_id);
  await wechat.logout(shop_id);
  return {};
});

const update = route(rows.robotUpdate, async ({ shop_id, ...settings }, { database, caller }) => {
  await requireRobotShop(database, caller, shop_id);
  await saveRobot(database, shop_id, settings);
  return {};
});

const remove = route(rows.robotDelete, async ({ shop_id }, { database, caller, wechat }) => {
  await requireRobotShop(database, caller, shop_id);
  await wechat.logout(shop_id);
  if (!(await removeRobot(database, shop_id))) throw new Refusal(codes.notFound, sentences.robotMissing);
  return {};
});

const loadGroups = route(rows.wechatGroupLoad, async ({ shop_id }, call) => {
  await requireRobotShop(call.database, call.caller, shop_id);
  if (!(await isIn(call, shop_id))) throw new Refusal(codes.conflict, sentences.robotOut);
  await keepGroups(call.database, shop_id, await call.wechat.groups(shop_id));
  return {};
});

const search = route(rows.wechatGroupSearch, async (wanted, { database, caller }) => {
  await requireRobotShop(database, caller, wanted.shop_id);
  return searchGroups(database, wanted);
});

const updateGroup = route(rows.wechatGroupUpdate, async (group, { database, caller }) => {
  const kept = await requireWechatGroup(database, caller, group.id);
  refuseBadInput(required(sentences.wechatGroupNameMissing)(group.name));
  await writeGroup(database, kept, { ...group, name: group.name.trim() });
  return {};
});

const deleteGroup = route(rows.wechatGroupDelete, async ({ id }, { database, caller }) => {
  await removeGroup(database, await requireWechatGroup(database, caller, id));
  return {};
});

const replies = route(rows.autoReplyList, async ({ shop_id }, { database, caller }) => {
  await requireRobotShop(database, caller, shop_id);
  return { replies: await listReplies(database, shop_id) };
});

const add = route(rows.autoReplyAdd, async (form, { database, caller }) => {
  await requireRobotShop(database, caller, form.shop_id);
  return { id: await addReply(database, form) };
});

const change = route(rows.autoReplyUpdate, async (reply, { database, caller }) => {
  await requireAutoReply(database, caller, reply.id, reply.shop_id);
  await writeReply(database, reply);
  return {};
});

const deleteReply = route(rows.autoReplyDelete, async ({ id }, { database, caller }) => {
  await removeReply(database, await requireAutoReply(database, caller, id));
  return {};
});

/** W1, W3, W4, W5, W7 */
export const robot = [
  ...[info, list, login, check, qrCode, logout, update, remove],
  ...[loadGroups, search, updateGroup, deleteGroup],
  ...[replies, add, change, deleteReply],
];
