import { blockTypeAt, setBlockType } from '../commands/blockTypes.ts';
import { customHeadingAt, customHeadings, toggleCustomHeading } from '../commands/customHeadings.ts';
import { linesAt, type Side, setLines, setSpacing, spacingAt } from '../commands/paragraphs.ts';
import { setTextStyle, textStyleAt } from '../commands/textStyles.ts';
import { fontFamilies, fontSizes, lineHeights, spacings } from '../commands/values.ts';
import type { MenuChoice } from './ToolMenu.tsx';

const types = [
  ['段落', 'unstyled'],
  ['标题 1', 'header-one'],
  ['标题 2', 'header-two'],
  ['标题 3', 'header-three'],
  ['标题 4', 'header-four'],
  ['标题 5', 'header-five'],
  ['标题 6', 'header-six'],
] as const;

/** What paragraphs can be. */
export const paragraphChoices: readonly MenuChoice[] = types.map(([name, type], level) => ({
  name,
  run: (state) => setBlockType(state, type),
  isOn: (state) => blockTypeAt(state) === type,
  ...(level > 0 && { style: { fontSize: `${21 - level}px`, fontWeight: 600 } }),
}));

export const customHeadingChoices: readonly MenuChoice[] = customHeadings.map((name) => ({
  name,
  run: (state) => toggleCustomHeading(state, name),
  isOn: (state) => customHeadingAt(state) === name,
}));

/** The first says nothing: the text is as the page has it. */
function withDefault<Value extends string>(
  choices: readonly (readonly [name: string, value: Value])[],
  property: string,
): readonly MenuChoice[] {
  const plain: MenuChoice = {
    name: '默认',
    run: (state) => setTextStyle(state, property, undefined),
    isOn: (state) => textStyleAt(state, property) === undefined,
  };
  const others = choices.map(
    ([name, value]): MenuChoice => ({
      name,
      run: (state) => setTextStyle(state, property, value),
      isOn: (state) => textStyleAt(state, property) === value,
    }),
  );
  return [plain, ...others];
}

/** Font sizes in px. E10 */
export const sizeChoices = withDefault(
  fontSizes.map((size) => [`${size}px`, `${size}px`] as const),
  'font-size',
);

export const familyChoices: readonly MenuChoice[] = withDefault(
  fontFamilies.map(({ name, family }) => [name, family] as const),
  'font-family',
).map((choice) => {
  const family = fontFamilies.find(({ name }) => name === choice.name)?.family;
  return family ? { ...choice, style: { fontFamily: family } } : choice;
});

/** Line heights. E10 */
export const lineChoices: readonly MenuChoice[] = [
  { name: '默认', run: (state) => setLines(state, undefined), isOn: (state) => linesAt(state) === undefined },
  ...lineHeights.map(
    (lines): MenuChoice => ({
      name: lines,
      run: (state) => setLines(state, lines),
      isOn: (state) => linesAt(state) === lines,
    }),
  ),
];

/** Space before or after a paragraph, in px. E10 */
export const spacingChoices = (side: Side): readonly MenuChoice[] => [
  {
    name: '默认',
    run: (state) => setSpacing(state, side, undefined),
    isOn: (state) => spacingAt(state, side) === undefined,
  },
  ...spacings.map(
    (pixels): MenuChoice => ({
      name: `${pixels}px`,
      run: (state) => setSpacing(state, side, pixels),
      isOn: (state) => spacingAt(state, side) === pixels,
    }),
  ),
];
