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

const look = fc.constantFrom(
  '',
  ' style="padding: 20px;background-color: #fff5f8;border-radius: 10px;"',
  ' style="display: flex;justify-content: center;"',
  ' class="_135editor" style="text-align:center"',
  ' style="color:#fff;background:#20302a" title="t"',
  ' align="center"',
);
const wrapper = fc.constantFrom(
  'section',
  'section',
  'section',
  'div',
  'article',
  'blockquote',
  'center',
  'span',
  'strong',
);
const ornament = fc.constantFrom(
  '<section style="width: 40px;height: 1px;background-color: #d32a63;"></section>',
  '<section style="text-align: center;"><svg viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"></circle></svg></section>',
  '\n  ',
);
const beside = joined(fc.oneof({ weight: 3, arbitrary: block }, { weight: 2, arbitrary: ornament }), 2);

/** HTML with boxes put around it, one in another, each with something beside what stands in it. */
export const anyBoxes: fc.Arbitrary<(html: string) => string> = fc
  .array(fc.tuple(wrapper, look, beside, beside), { minLength: 1, maxLength: 4 })
  .map(
    (layers) => (html) =>
      layers.reduce((inner, [tag, said, before, after]) => `<${tag}${said}>${before}${inner}${after}</${tag}>`, html),
  );

const boxed = fc.tuple(anyBoxes, block).map(([around, html]) => around(html));

/** Articles as shops have stored them: well and badly written, with what no editor knows and what nobody may keep. */
export const anyHtml: fc.Arbitrary<string> = joined(
  fc.oneof({ weight: 3, arbitrary: block }, { weight: 1, arbitrary: boxed }),
  6,
);
