import { useId } from 'react';
import { useShop } from '#crud/data/useScope.ts';
import { PaperChoice } from '#crud/print/PaperChoice.tsx';
import { currencies } from '#crud/units/currencies.ts';
import { guessUnit, placeHere } from '#crud/units/guessUnit.ts';
import { choiceKey, readChoice, settleUnit } from '#crud/units/unitChoice.ts';
import { useUnitOf } from '#crud/units/useUnit.ts';
import { useKept } from '#crud/views/useKept.ts';
import { ownerOf, type ProfileShop } from '#providers/session/createProfile.ts';
import { useProfile, useProviders } from '#providers/useProviders.ts';
import { notKept } from '#schemas/messages.ts';
import './shopInfo.css';

/** What is chosen for a shop at this desk: it holds at once, stays in this browser, and is never sent. SI-D2 */
export function DeskChoices() {
  const shop = useShop();
  if (!shop) return null;
  return (
    <>
      <p className="desk-note">选了马上生效，只保存在这台设备上，不用点保存</p>
      <UnitChoice shop={shop} />
      <div className="desk-choice">
        <span>打印用的纸</span>
        <PaperChoice />
      </div>
    </>
  );
}

const GUESS = 'guess';
const NONE = 'none';

/** What stands before a shop's amounts on every screen, sheet and text of it. Nothing is converted. SI-D2 */
function UnitChoice({ shop }: { readonly shop: ProfileShop }) {
  const id = useId();
  const { local, notifications } = useProviders();
  const profile = useProfile();
  const [choice, keep] = useKept(choiceKey(shop.id), readChoice);
  const unit = useUnitOf(shop.id);
  const guess = guessUnit(shop.phone_code ?? '', placeHere());

  function choose(value: string) {
    if (!profile) return;
    if (!keep(value === GUESS ? null : value === NONE ? '' : value)) notifications.open('error', notKept);
    settleUnit(local, ownerOf(profile), shop);
  }
  return (
    <div className="desk-choice">
      <label htmlFor={id}>金额单位</label>
      <select
        id={id}
        className="input"
        aria-describedby={`${id}-note`}
        value={choice === undefined ? GUESS : choice || NONE}
        onChange={({ target }) => choose(target.value)}
      >
        <option value={GUESS}>{guess === undefined ? '自动（无法判断，不显示）' : `自动（推测为 ${guess}）`}</option>
        {currencies.map(({ unit, name }) => (
          <option key={unit} value={unit}>{`${unit} ${name}`}</option>
        ))}
        <option value={NONE}>不显示</option>
      </select>
      <p id={`${id}-note`} className="soft">
        {noteOf(choice, guess)}
      </p>
      <p className="desk-sample">{`例如 ${unit}12.50`}</p>
    </div>
  );
}

/** A guess says that it is one, and by what it was made. */
function noteOf(choice: string | undefined, guess: string | undefined): string {
  const shown = '仅用于显示，不会发送，也不换算金额';
  if (choice !== undefined) return shown;
  if (guess === undefined) return `${shown}；从区号无法判断货币，可以手动选择`;
  return `${shown}；现在的单位是按区号和这台设备的时区推测的，不对请手动选择`;
}
