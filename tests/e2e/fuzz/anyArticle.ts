import fc from 'fast-check';
import { type Line, PICTURE, type Unit } from './articleModel.ts';

const LOOKS = ['strong', 'em', 'color:#c00000'];
const text = fc
  .array(fc.constantFrom('鲜', '肉', 'ab', 'a', '1', '😀', '👨‍👩‍👧', '🇨🇦', '❤️'), { minLength: 1, maxLength: 4 })
  .map((signs) => signs.join(''));

interface Stretch {
  readonly text: string;
  readonly looks: readonly string[];
  readonly isLink: boolean;
}
const stretch: fc.Arbitrary<Stretch> = fc.record({
  text: fc.oneof({ weight: 5, arbitrary: text }, { weight: 2, arbitrary: fc.constant(PICTURE) }),
  looks: fc.subarray(LOOKS),
  isLink: fc.boolean(),
});
const row = fc.record({
  tag: fc.constantFrom<Line['tag'][]>('p', 'p', 'p', 'h2', 'li', 'blockquote'),
  // A break stands between two stretches: at the end of a line it would end it, unseen.
  stretches: fc.array(fc.tuple(stretch, fc.constantFrom('', '', '', '\n')), { maxLength: 4 }),
});

/** Lines of mixed runs: words in looks, links, pictures, emoji, breaks; headings, items, quotations. */
export const anyLines: fc.Arbitrary<readonly Line[]> = fc
  .array(row, { minLength: 1, maxLength: 3 })
  .map((rows) => rows.map(({ tag, stretches }, line) => ({ tag, units: unitsOf(stretches, line) })));

function unitsOf(stretches: readonly (readonly [Stretch, string])[], line: number): readonly Unit[] {
  return stretches.flatMap(([{ text: said, looks, isLink }, end], at) => {
    // Each link leads elsewhere: neighbours stay two. What surrounds a picture is not what this is about.
    const link = isLink && said !== PICTURE ? `/l${line}${at}` : undefined;
    const own = Array.from({ length: said.length }, (_, unit) => ({ text: said.charAt(unit), looks, link }));
    const isLast = at === stretches.length - 1;
    return end && !isLast ? [...own, { text: end, looks: [], link: undefined }] : own;
  });
}

/** Something a merchant does. Places are parts of the article as it is by then, 0 to 1. */
export type Deed =
  | { readonly does: 'caret'; readonly at: number; readonly before: boolean }
  | { readonly does: 'select'; readonly from: number; readonly to: number }
  | { readonly does: 'compose' | 'leave'; readonly letters: readonly string[]; readonly word: string }
  | { readonly does: 'take'; readonly word: string }
  | { readonly does: 'type'; readonly text: string }
  | { readonly does: 'press'; readonly key: 'Backspace' | 'Delete' | 'Enter' }
  | { readonly does: 'bold' }
  | { readonly does: 'undo' | 'redo'; readonly at: number };

const part = fc.double({ min: 0, max: 1, noNaN: true });
const letters = fc.constantFrom(['n', 'ni'], ['h'], ['ㅎ', '하'], ['n', 'ni', 'nih', 'ni', 'nihao']);
const word = fc.constantFrom('你', '你好', '한', '😀', 'a', '鲜肉', '👨‍👩‍👧');
const caret = fc.record({ does: fc.constant('caret' as const), at: part, before: fc.boolean() });
const compose = fc.record({
  does: fc.constant('compose' as const),
  letters,
  word: fc.oneof({ weight: 6, arbitrary: word }, { weight: 1, arbitrary: fc.constant('') }),
});

const deed: fc.Arbitrary<readonly Deed[]> = fc.oneof(
  { weight: 4, arbitrary: compose.map((each) => [each]) },
  { weight: 6, arbitrary: fc.tuple(caret, compose) },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.record({ does: fc.constant('select' as const), from: part, to: part }), compose),
  },
  { weight: 2, arbitrary: fc.tuple(caret, fc.constant({ does: 'bold' as const }), compose) },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.record({ does: fc.constant('select' as const), from: part, to: part }),
      fc.constant({ does: 'bold' as const }),
    ),
  },
  { weight: 2, arbitrary: fc.tuple(caret, fc.record({ does: fc.constant('take' as const), word })) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.record({ does: fc.constant('leave' as const), letters, word: fc.constant('') }), caret),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(
      caret,
      fc.record({ does: fc.constant('type' as const), text: fc.constantFrom('a', 'bc', 'xyz') }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ does: fc.constant('type' as const), text: fc.constantFrom('a', 'bc', 'xyz') })
      .map((each) => [each]),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({
        does: fc.constant('press' as const),
        key: fc.constantFrom('Backspace' as const, 'Delete' as const, 'Enter' as const),
      })
      .map((each) => [each]),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('undo' as const), at: part }).map((each) => [each]) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('redo' as const), at: part }).map((each) => [each]) },
);

/** What a merchant does with an article, one thing after another. */
export const anyDeeds: fc.Arbitrary<readonly Deed[]> = fc
  .tuple(caret, fc.array(deed, { minLength: 1, maxLength: 6 }))
  .map(([first, more]) => [first, ...more.flat()]);
