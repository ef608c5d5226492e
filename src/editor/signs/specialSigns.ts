/** Signs that are not on a keyboard, by what they are for. */
export interface SignSet {
  readonly name: string;
  readonly signs: readonly string[];
}

/** Every sign from one code to another, both included, but for some. */
function range(from: string, to: string, without = ''): string {
  const first = from.codePointAt(0) ?? 0;
  const last = to.codePointAt(0) ?? -1;
  const signs = Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  return signs.filter((sign) => !without.includes(sign)).join('');
}

const set = (name: string, ...signs: readonly string[]): SignSet => ({
  name,
  signs: [...new Set(signs.flatMap((text) => [...text.replaceAll(' ', '')]))],
});

/** The sets a merchant chooses from. */
export const specialSigns: readonly SignSet[] = [
  set(
    '特殊字符',
    '、。·ˉˇ¨〃々—～‖…‘’“”〔〕〈〉《》「」『』〖〗【】±×÷∶∧∨∑∏∪∩∈∷√⊥∥∠⌒⊙∫∮≡≌≈∽∝≠≮≯≤≥∞∵∴♂♀°′″℃＄¤￠￡‰§№☆★○●◎◇◆□■△▲※→←↑↓〓',
    '¥€£¢₩©®™✓✔✗✘☎✉☀☁☂☃♠♣♥♦♪♫✿❀❤',
    range('①', '⑩'),
    range('⑴', '⑽'),
    range('㈠', '㈩'),
  ),
  set('罗马字符', range('Ⅰ', 'Ⅻ'), range('ⅰ', 'ⅹ')),
  set('数学字符', '+-=＋－×÷±∓·∗√∛∜％‰½⅓⅔¼¾⅛⅜⅝⅞²³ⁿ', '＜＞≤≥≠≈≡≌∽∝∞∑∏∫∬∮∂∇∠⊥∥△∈∉⊂⊃⊆⊇∪∩∧∨¬∀∃∅∵∴°′″'),
  set('日文字符', range('ぁ', 'ん'), range('ァ', 'ヶ'), 'ー々〆'),
  set('希腊字母', range('Α', 'Ω', '\u03a2'), range('α', 'ω', 'ς')),
  set('俄文字符', 'Ё', range('А', 'Я'), range('а', 'я'), 'ё'),
  set('拼音字母', 'āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜü'),
  set('英语音标', 'iːɪeæɜəʌuʊɔɒɑɛʃʒθðŋʧʤɡrlmnjwhfvszptkbdˈˌ'),
  set('其他', 'ㄅㄆㄇㄈㄉㄊㄋㄌㄍㄎㄏㄐㄑㄒㄓㄔㄕㄖㄗㄘㄙㄚㄛㄜㄝㄞㄟㄠㄡㄢㄣㄤㄥㄦㄧㄨㄩ'),
];
