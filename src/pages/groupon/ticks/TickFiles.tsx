import { useRef } from 'react';
import { download } from '#crud/transfer/sheet/download.ts';
import { fileName, localDay } from '#crud/transfer/sheet/fileName.ts';
import { useProviders } from '#providers/useProviders.ts';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import { Dots } from '#ui/menu/Dots.tsx';
import { MenuButton } from '#ui/menu/MenuButton.tsx';
import type { Day } from '../model/Day.ts';
import { readTicksFile, type Ticks, writeTicksFile } from './ticks.ts';

interface Props {
  readonly day: Pick<Day, 'id' | 'name'>;
  readonly ticks: Ticks;
  readonly onAdd: (other: Ticks) => void;
  readonly onClear: () => void;
}

/** Where the ticks are kept, and how they get to a helper's phone and back. GD-D4 */
export function TickFiles({ day, ticks, onAdd, onClear }: Props) {
  const { clock, notifications } = useProviders();
  const confirm = useConfirm();
  const picker = useRef<HTMLInputElement>(null);

  function save() {
    const blob = new Blob([writeTicksFile(day.id, ticks)], { type: 'application/json' });
    download(blob, fileName([day.name, '取货记录', localDay(clock.now())], 'json'), clock);
  }
  async function read(file: File | undefined) {
    if (!file) return;
    const text = await file.text().catch(() => '');
    const held = readTicksFile(text, day.id);
    if ('problem' in held) return notifications.open('error', held.problem);
    const fresh = Object.keys(held.ticks).filter((order) => ticks[order] === undefined).length;
    onAdd(held.ticks);
    notifications.open('success', `已合并取货记录，新增 ${fresh} 位`);
  }
  async function clear() {
    const body = '这台设备上的取货记录会全部清除，无法恢复。';
    if (await confirm({ title: '清除全部取货记录？', body, ok: '清除', danger: true })) onClear();
  }
  return (
    <div className="tick-files">
      <span className="soft">仅保存在本机</span>
      <MenuButton
        label="取货记录"
        className="button"
        items={[
          { label: '导出取货记录', run: save },
          { label: '导入取货记录', run: () => picker.current?.click() },
          { label: '清除取货记录', danger: true, run: () => void clear() },
        ]}
      >
        <Dots />
      </MenuButton>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label="取货记录文件"
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
    </div>
  );
}
