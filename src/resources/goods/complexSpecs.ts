import { f } from '#fields/f.ts';
import { messages } from '#schemas/messages.ts';
import { complexSpecFault } from '#schemas/rules/complexSpec.ts';
import { goodsPrice } from '#schemas/rules/price.ts';
import { fold } from '#schemas/text/fold.ts';

const atLeastOne = (value: number) => (value >= 1 ? undefined : '至少为 1');

/** Groups of choices a buyer makes for one piece of goods; `Name` is the wire's own spelling. G6 */
export const complexSpecs = f.list({
  label: '规格',
  add: '添加规格',
  min: 1,
  rowRule: complexSpecFault,
  summary: ({ required, type, options = [] }) =>
    [required === 'optional' ? '可选' : '必选', type === 'checkbox' ? '多选' : '单选', `${options.length} 项`].join(
      ' · ',
    ),
  of: {
    id: f.kept<number>('编号'),
    range: f.kept<string>('范围'),
    Name: f.text({ label: '规格名称', required: messages.specNameMissing }),
    required: f.choice({
      label: '是否必选',
      required: '请选择是否必选',
      initial: 'required',
      options: [
        { value: 'required', label: '必选' },
        { value: 'optional', label: '可选' },
      ],
    }),
    type: f.choice({
      label: '选择方式',
      required: '请选择选择方式',
      initial: 'radio',
      options: [
        { value: 'radio', label: '单选' },
        { value: 'checkbox', label: '多选' },
      ],
    }),
    minimum: f.int({ label: '最少', required: '请输入最少', initial: 1 }),
    maximum: f.int({ label: '最多', required: '请输入最多', initial: 1, rule: atLeastOne }),
    maximumEach: f.int({ label: '单项最多', required: '请输入单项最多', initial: 1, rule: atLeastOne }),
    options: f.list({
      label: '选项',
      required: '请至少添加一个选项',
      add: '添加选项',
      min: 1,
      rowRule: ({ name = '' }, before) =>
        before.some((other) => fold(other.name ?? '') === fold(name))
          ? { field: 'name', message: `已经有叫「${name.trim()}」的选项` }
          : undefined,
      of: {
        name: f.text({ label: '选项', required: '请输入选项的名称' }),
        price: f.money({ label: '加价', required: messages.priceMalformed, rule: goodsPrice, initial: '0' }),
      },
    }),
  },
});
