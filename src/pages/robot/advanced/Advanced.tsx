import { lazy, useState } from 'react';
import { LatePart } from '#fields/late/LatePart.tsx';

const RobotList = lazy(() => import('./RobotList.tsx').then(({ RobotList }) => ({ default: RobotList })));

interface Props {
  readonly shop: number;
  /** The robot of this shop is no more. */
  readonly onRemoved: () => void;
}

/** What is seldom needed stays out of the way, and asks for nothing until it is opened. W7 */
export function Advanced({ shop, onRemoved }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details className="robot-note robot-advanced" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>高级：我的全部机器人</summary>
      {open && (
        <LatePart>
          <RobotList shop={shop} onRemoved={onRemoved} />
        </LatePart>
      )}
    </details>
  );
}
