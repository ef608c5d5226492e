import fc from 'fast-check';

const text = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      '水饺',
      '一斤 12 元',
      ' 前后有空 ',
      'a  b',
      '\n  换行 ',
      '1 < 2 & 3',
      '\u00a0硬空格',
      '😀',
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
);
const escaped = text.map((said) => said.replace(/&/g, '&amp;').replace(/</g, '&lt;'));

const attributes = fc.constantFrom(
  '',
  '',
  '',
  ' class="x"',
  ' style="color:red"',
  ' style="font-size: 16px; color: #333;"',
  ' style="text-align:center"',
  ' style="text-indent:2em;line-height:1.75"',
  ' align="right"',
  ' title="t"',
  ' onclick="alert(1)"',
);

const element = (tag: string, inside: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(attributes, inside).map(([said, html]) => `<${tag}${said}>${html}</${tag}>`);

const joined = (part: fc.Arbitrary<string>, maxLength = 4): fc.Arbitrary<string> =>
  fc.array(part, { maxLength }).map((parts) => parts.join(''));

const INLINE = ['strong', 'b', 'em', 'i', 'u', 's', 'del', 'sub', 'sup', 'code', 'span', 'font', 'mark', 'small'];
const BLOCKS = ['p', 'h1', 'h2', 'h6', 'div', 'section', 'blockquote', 'pre', 'article', 'center'];

const { block } = fc.letrec<{ line: string; block: string; items: string }>((tie) => ({
  line: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    escaped,
    fc.constant('<br>'),
    fc.constantFrom(
      '<img src="/a.png">',
      '<img src="https://cdn.example.com/b.png" alt="乙" width="100" style="float:left">',
    ),
    fc.constantFrom(...INLINE).chain((tag) => element(tag, joined(tie('line'), 3))),
    joined(tie('line'), 3).map((html) => `<a href="https://example.com/?a=1&amp;b=2" target="_blank">${html}</a>`),
    element('span', joined(tie('line'), 3)),
  ),
  items: fc.oneof(
    { maxDepth: 2 },
    element('li', joined(tie('line'), 2)),
    fc.tuple(joined(tie('line'), 2), tie('items')).map(([html, items]) => `<li>${html}<ol>${items}</ol></li>`),
    fc.constant('\n  '),
    element('li', element('p', joined(tie('line'), 2))),
  ),
  block: fc.oneof(
    { maxDepth: 2 },
    ...BLOCKS.map((tag) => element(tag, joined(tie('line')))),
    element('p', joined(tie('line'))),
    element('ul', joined(tie('items'))),
    element('ol', joined(tie('items'))),
    element('blockquote', joined(element('p', joined(tie('line'), 2)), 3)),
    element('div', joined(tie('block'), 2)),
    fc.constantFrom('<hr>', '<hr class="x">', '\n', '  \n', '<p></p>', '<p><br></p>'),
    fc.constantFrom(
      '<table><tbody><tr><td>一</td><td colspan="2">二</td></tr></tbody></table>',
      '<table border="1">\n<tbody><tr>\n<th>甲</th></tr></tbody></table>',
      '<video src="/v.mp4" controls=""></video>',
      '<audio src="/a.mp3"></audio>',
      '<figure><img src="/a.png"><figcaption>图</figcaption></figure>',
      '<iframe src="https://evil.example/"></iframe>',
    ),
    tie('line'),
  ),
}));

/** Articles as shops have stored them: well and badly written, with what no editor knows and what nobody may keep. */
export const anyHtml: fc.Arbitrary<string> = joined(block, 6);
