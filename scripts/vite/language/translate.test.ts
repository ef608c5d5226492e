import { expect, it, test } from 'vitest';
import { translate } from './translate.ts';

const catalogue = {
  保存: 'Save',
  '共 {0} 条': '{0} in all',
  '{0} 的 {1}': '{1} of “{0}”',
  '删除{0}？': 'Delete {0}?',
  '、': ', ',
  'src/other.ts: 保存': 'Keep',
  'zh-CN': 'en',
  '价格`': 'a `price` of ${x}',
};

test.each([
  ['a string', "say('保存')", 'say("Save")'],
  ['a sign that is listed', "words.join('、')", 'words.join(", ")'],
  ['the name of the language', "new Intl.Collator('zh-CN')", 'new Intl.Collator("en")'],
  ['an attribute', '<a title="保存" />', '<a title={"Save"} />'],
  ['a text', '<b> 保存 </b>', '<b> {"Save"} </b>'],
  ['a text of several lines', '<b>\n  保存\n</b>', '<b>\n  {"Save"}\n</b>'],
  ['a template', 'say(`共 ${list.length} 条`)', 'say(`${list.length} in all`)'],
  ['a template whose words change places', 'say(`${a} 的 ${b}`)', 'say(`${b} of “${a}”`)'],
  [
    'a template in a template',
    'say(`删除${one ? `共 ${n} 条` : "保存"}？`)',
    'say(`Delete ${one ? `${n} in all` : "Save"}?`)',
  ],
  ['what a template would take for its own', 'say(`价格\\``)', 'say(`a \\`price\\` of \\${x}`)'],
  ['no comment, and no rule of letters', 'const han = /[\\u4e00-龥]/; // 保存', 'const han = /[\\u4e00-龥]/; // 保存'],
  ['no sign that is not listed', "text.replace('０', '0')", "text.replace('０', '0')"],
])('%s is said in the other language', (_, code, said) => {
  expect(translate('src/one.tsx', code, catalogue)).toMatchObject({ code: said, missing: [] });
});

it('a file may say the same word otherwise', () => {
  expect(translate('src/other.ts', "say('保存')", catalogue).code).toBe('say("Keep")');
});

it('what nobody has translated is named, and stays', () => {
  const { code, missing, used } = translate('src/one.ts', "say('删除', `还有 ${n} 条`, '保存')", catalogue);
  expect(missing).toEqual(['删除', '还有 {0} 条']);
  expect(used).toEqual(['保存']);
  expect(code).toBe('say(\'删除\', `还有 ${n} 条`, "Save")');
});
