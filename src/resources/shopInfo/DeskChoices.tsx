import { useShop } from '#crud/data/useScope.ts';
import { PaperChoice } from '#crud/print/PaperChoice.tsx';
import { UnitChoice } from './UnitChoice.tsx';
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
