import { Radio } from 'antd';
import type { SlipPaper } from './slipPaper.ts';

interface Props {
  readonly paper: SlipPaper;
  readonly onChange: (paper: SlipPaper) => void;
}

/** On what slips are printed. */
export const PaperChoice = ({ paper, onChange }: Props) => (
  <Radio.Group
    aria-label="纸张"
    value={paper}
    options={[
      { value: 'a4', label: 'A4，每页 8 笔' },
      { value: 'roll', label: '80 mm 小票' },
    ]}
    onChange={({ target }) => onChange(target.value)}
  />
);
