import { fold } from '#schemas/text/fold.ts';
import { digitsOf } from '../query/digitsOf.ts';
import { finds, type SoundsLike } from '../query/finds.ts';
import type { Fact, Findable } from './Findable.ts';

/** What was meant, the likeliest first. Of what is written and what sounds so, one is as likely as the other. */
const levels = [
  ['same'],
  ['number'],
  ['begins'],
  ['tail'],
  ['holds', 'sounds'],
  ['fact', 'factSounds'],
  ['pieces'],
] as const;
const ranks = levels.flat();
type RankName = (typeof ranks)[number];

/** How well a thing fits what was typed. */
export interface Rank {
  readonly name: RankName;
  /** The lower, the likelier. */
  readonly place: number;
  /** The same for what is compared across headings. */
  readonly level: number;
  /** What of it was meant, where that is not its title. */
  readonly by?: Fact;
}

/** The last digits of a phone are said so short, and no shorter. */
const TAIL = /^\d{4,}$/;
/** A phone rather than a quantity. */
const PHONE = /^\d{7,}$/;

/** How well a thing fits what was typed; undefined when it does not. */
export function rankOf(thing: Findable, typed: string, soundsLike?: SoundsLike): Rank | undefined {
  const { facts, id } = thing;
  const piece = fold(typed);
  const title = fold(thing.title);
  if (piece === '') return undefined;
  if (title === piece) return rank('same');
  if (id !== undefined && piece.replace(/^#/, '') === String(id)) return rank('number');
  if (title.startsWith(piece)) return rank('begins');
  const ended = endingWith(facts, digitsOf(piece));
  if (ended) return rank('tail', ended);
  if (finds([title], piece)) return rank('holds');
  if (finds([title], piece, soundsLike)) return rank('sounds');
  const written = facts.find(({ words }) => finds(words, piece));
  if (written) return rank('fact', written);
  const sounding = facts.find(({ words }) => finds(words, piece, soundsLike));
  if (sounding) return rank('factSounds', sounding);
  return holdsPieces(thing, piece, soundsLike) ? rank('pieces') : undefined;
}

const rank = (name: RankName, by?: Fact): Rank => ({
  name,
  place: ranks.indexOf(name),
  level: levels.findIndex((level) => level.some((each) => each === name)),
  ...(by && { by }),
});

const endingWith = (facts: readonly Fact[], digits: string): Fact | undefined =>
  TAIL.test(digits)
    ? facts.find(({ words }) => words.some((word) => PHONE.test(word) && word.endsWith(digits)))
    : undefined;

/** `福满楼 订单`: each word somewhere in what the thing is called, what it is, where it belongs. */
function holdsPieces({ title, facts, group, about }: Findable, typed: string, soundsLike?: SoundsLike): boolean {
  const pieces = typed.split(' ');
  if (pieces.length < 2) return false;
  const words = [title, group, ...about].map(fold).concat(facts.flatMap((fact) => fact.words));
  return pieces.every((piece) => finds(words, piece, soundsLike));
}
