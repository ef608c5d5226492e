import type { RequestOf } from '#schemas/endpoints/endpoint.ts';
import type { clubSave } from '#schemas/endpoints/shopRecords.ts';
import { type ShopRecord, shopRecordTypes } from '#schemas/entities/shopRecord.ts';
import { messages } from '#schemas/messages.ts';
import { firstOf, type Rule } from '#schemas/rules/rule.ts';
import { clubIntro, clubName, scenicSpotName, shopRecordImage } from '#schemas/rules/shopRecord.ts';
import type { Database } from '../../database/Database.ts';
import { codes, Refusal, refuseBadInput } from '../../refusals.ts';
import { malformedField, sentences } from '../../sentences.ts';
import { requireCity } from '../cities/queries.ts';
import { insertShopRecord, updateShopRecord } from './queries.ts';

type Sent = RequestOf<typeof clubSave>;

/** What is refused of each kind, and what is said when there is none under an id. V1, V2 */
const kinds: Readonly<Record<ShopRecord['type'], { readonly rule: Rule<Sent>; readonly missing: string }>> = {
  [shopRecordTypes.club]: {
    rule: firstOf<Sent>(
      ({ name }) => clubName(name.trim()),
      image,
      ({ intro_desc }) => clubIntro(intro_desc),
      described,
    ),
    missing: sentences.clubMissing,
  },
  [shopRecordTypes.scenicSpot]: {
    rule: firstOf<Sent>(({ name }) => scenicSpotName(name.trim()), image, described),
    missing: sentences.scenicSpotMissing,
  },
};

/**
 * Changes the club or scenic spot whose id is sent, or adds one when none is; gives its id. V4
 *
 * @param type what the call is for; a record of the other type is neither made nor changed by it.
 * @throws Refusal 400 by the rules of its form, 404 when the record or its city is gone.
 */
export async function saveShopRecord(database: Database, type: ShopRecord['type'], sent: Sent): Promise<number> {
  const { rule, missing } = kinds[type];
  if (sent.type !== type) throw new Refusal(codes.badInput, malformedField('type'));
  refuseBadInput(rule(sent));
  await requireCity(database, sent.city);
  const { id, ...written } = sent;
  const fields = { ...written, name: sent.name.trim(), tags: [...sent.tags], description: [...sent.description] };
  if (id === undefined) return insertShopRecord(database, fields);
  if (!(await updateShopRecord(database, id, fields))) throw new Refusal(codes.notFound, missing);
  return id;
}

function image({ img }: Sent) {
  return shopRecordImage(img);
}

function described({ description }: Sent) {
  return description.some(({ text }) => text.trim() !== '') ? undefined : messages.descriptionMissing;
}
