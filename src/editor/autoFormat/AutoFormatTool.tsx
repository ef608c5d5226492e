import { FileDoneOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useArticle } from '../Article.ts';
import { EditorDialog } from '../EditorDialog.tsx';
import { placementNames, placements } from '../media/placement.ts';
import type { Tool } from '../tool/Tool.ts';
import { ToolButton } from '../tool/ToolButton.tsx';
import { useToolbar } from '../tool/ToolbarContext.ts';
import { autoFormat } from './autoFormat.ts';
import { type AutoFormatOptions, readOptions } from './Options.ts';

const STORED = 'autoFormat';

const flags = [
  ['mergeEmpty', '合并空行'],
  ['removeEmpty', '清除空行'],
  ['clearClasses', '清除格式'],
  ['indent', '首行缩进'],
  ['clearSizes', '清除字号'],
  ['clearFamilies', '清除字体'],
] as const;
const aligns = [
  ['left', '居左对齐'],
  ['center', '居中对齐'],
  ['right', '居右对齐'],
  ['justify', '两端对齐'],
] as const;
const pictures = [
  ['as they are', '不改变'],
  ...placements.map((placement) => [placement, placementNames[placement]] as const),
] as const;
const widths = [
  ['as they are', '不转换'],
  ['half', '全角转半角'],
  ['full', '半角转全角'],
] as const;

function AutoFormatTool({ name }: { readonly name: string }) {
  const { storage } = useArticle().ports;
  const { text, opened, open, run, returnToText, frame } = useToolbar();
  const close = () => open(undefined);
  return (
    <>
      <ToolButton
        name={name}
        icon={<FileDoneOutlined />}
        disabled={frame.isSource || text.kind === 'cell'}
        onPress={() => open(name)}
      />
      {opened === name && (
        <AutoFormatDialog
          name={name}
          before={readOptions(storage.get(STORED))}
          onClose={close}
          onFormat={(options) => {
            storage.set(STORED, options);
            close();
            run((state) => autoFormat(state, options));
            returnToText();
          }}
        />
      )}
    </>
  );
}

interface Props {
  readonly name: string;
  readonly before: AutoFormatOptions;
  readonly onFormat: (options: AutoFormatOptions) => void;
  readonly onClose: () => void;
}

function AutoFormatDialog({ name, before, onFormat, onClose }: Props) {
  const [options, setOptions] = useState(before);
  const change = (part: Partial<AutoFormatOptions>) => setOptions({ ...options, ...part });
  return (
    <EditorDialog title={name} last={{ name: '执行', run: () => onFormat(options) }} onClose={onClose}>
      <div className="editor-checks">
        {flags.map(([flag, label]) => (
          <label key={flag} className="editor-check">
            <input
              type="checkbox"
              checked={options[flag]}
              onChange={({ target }) => change({ [flag]: target.checked })}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <Choice label="对齐方式" all={aligns} value={options.align} onChange={(align) => change({ align })} />
      <Choice label="图片浮动" all={pictures} value={options.pictures} onChange={(pictures) => change({ pictures })} />
      <Choice label="符号转换" all={widths} value={options.width} onChange={(width) => change({ width })} />
    </EditorDialog>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly all: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, all, value, onChange }: ChoiceProps<Value>) {
  return (
    <label className="editor-field">
      <span>{label}</span>
      <select
        className="input"
        value={value}
        onChange={({ target }) => {
          const chosen = all.find(([each]) => each === target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {all.map(([each, shown]) => (
          <option key={each} value={each}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Puts the whole article in order; what was chosen last time is chosen again. */
export const autoFormatTool: Tool = { name: '自动排版', control: <AutoFormatTool name="自动排版" /> };
