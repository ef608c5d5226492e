import { Radio } from 'antd';
import { useProviders } from '#providers/useProviders.ts';
import { sheetPapers } from './papers.ts';
import { isSheetPaper, usePaper } from './usePaper.ts';

const options = Object.entries(sheetPapers).map(([value, { name }]) => ({ value, label: name }));

/** On which paper a shop prints; chosen here or there, it holds for all its sheets. */
export function PaperChoice() {
  const { notifications } = useProviders();
  const [paper, keep] = usePaper();
  return (
    <Radio.Group
      aria-label="纸张"
      options={options}
      value={paper}
      onChange={({ target }) => {
        if (isSheetPaper(target.value) && !keep(target.value))
          notifications.open('error', '这台设备存不下了，没有记下');
      }}
    />
  );
}
