import type { RequestOf } from '#schemas/endpoints/endpoint.ts';
import {
  enrolledSms,
  enrolmentList,
  grouponInfo,
  grouponList,
  grouponProductDelete,
  grouponRelease,
  grouponUpdate,
} from '#schemas/endpoints/groupons.ts';
import { enrolledSmsAgain } from '#schemas/endpoints/smsAgain.ts';
import { type Call, route } from '../../http/route.ts';
import { writeText } from '../../outbox/writeMessage.ts';
import { requireGroupon, requireShop } from '../../policies.ts';
import { codes, Refusal } from '../../refusals.ts';
import { sentences } from '../../sentences.ts';
import { checkRelease } from './checkRelease.ts';
import { checkText } from './checkText.ts';
import { listEnrolments, listPhones } from './enrolments.ts';
import { dropProduct, writeProducts } from './products.ts';
import {
  type GrouponFields,
  insertGroupon,
  listGroupons,
  lockGroupon,
  presentGroupons,
  updateGroupon,
} from './queries.ts';

const list = route(grouponList, async ({ shop_id, ...page }, { database, caller }) => {
  await requireShop(database, caller, shop_id);
  return listGroupons(database, shop_id, page);
});

const read = route(grouponInfo, async ({ groupon_id }, { database, caller }) => {
  const [groupon] = await presentGroupons(database, [await requireGroupon(database, caller, groupon_id)]);
  if (!groupon) throw new Error('Failed to present a group-buy that was just read.');
  return { groupon };
});

/** A product's id has no meaning here: a copy may bring the ids of what it was copied from. B7 */
const release = route(grouponRelease, async (sent, { database, caller }) => {
  await requireShop(database, caller, sent.shop_id);
  checkRelease(sent);
  const groupon_id = await insertGroupon(database, sent.shop_id, toFields(sent));
  const fresh = sent.products.map(({ id: _id, ...product }) => product);
  await writeProducts(database, groupon_id, fresh);
  return { groupon_id };
});

const update = route(grouponUpdate, async ({ groupon_id, ...sent }, { database, caller }) => {
  await requireShop(database, caller, sent.shop_id);
  const one = { id: groupon_id, shop_id: sent.shop_id };
  await lockGroupon(database, one);
  const { status } = await requireGroupon(database, caller, groupon_id, sent.shop_id);
  checkRelease(sent, status);
  await updateGroupon(database, one, toFields(sent));
  await writeProducts(database, groupon_id, sent.products);
  return { groupon_id };
});

const removeProduct = route(grouponProductDelete, async ({ groupon_id, product_id }, { database, caller }) => {
  await lockGroupon(database, await requireGroupon(database, caller, groupon_id));
  await dropProduct(database, groupon_id, product_id);
  return {};
});

const enrolled = route(enrolmentList, async ({ groupon_id, ...page }, { database, caller }) => {
  await requireGroupon(database, caller, groupon_id);
  return listEnrolments(database, groupon_id, page);
});

const text = route(enrolledSms, (asked, given) => send({ ...asked, isAgain: false }, given));
const textAgain = route(enrolledSmsAgain, (asked, given) => send({ ...asked, isAgain: true }, given));

async function send(
  { groupon_id, content, isAgain }: RequestOf<typeof enrolledSms> & { readonly isAgain: boolean },
  { database, caller, needs, afterwards }: Call,
) {
  const groupon = await requireGroupon(database, caller, groupon_id);
  // Of two devices that send at once, the later sees what the earlier has sent.
  await lockGroupon(database, groupon);
  const phones = await listPhones(database, groupon_id);
  if (phones.length === 0) throw new Refusal(codes.conflict, sentences.nobodyEnrolled);
  await checkText(database, { groupon, content, receivers: phones.length, isAgain }, needs.clock());
  await writeText(database, { groupon_id, content, phones }, needs.clock());
  afterwards(() => needs.post?.wake());
  return {};
}

/** B1, B5, B6, B8, B9 */
export const groupons = [list, read, release, update, removeProduct, enrolled, text, textAgain];

function toFields(sent: RequestOf<typeof grouponRelease>): GrouponFields {
  const { name, delivery, description, img, start_date, end_date, status, address } = sent;
  const days = { start_day: start_date, end_day: end_date };
  return { name: name.trim(), delivery, description: [...description], img, ...days, status, pickup_address: address };
}
