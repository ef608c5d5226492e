const words = '每天现做的手工水饺，皮薄馅大，周三晚上八点截单，周五下午送到小区门口。';

const paragraphs = (characters: number, pictures: number): string => {
  const count = Math.ceil(characters / (words.length * 3));
  const every = Math.max(1, Math.floor(count / Math.max(1, pictures)));
  return Array.from({ length: count }, (_, index) => {
    const text = `<p>${words}<strong>${words}</strong>${words}</p>`;
    const picture = `<p><img src="/files/image/${index}.png" alt="图 ${index}" width="100" height="80"></p>`;
    return pictures > 0 && index % every === 0 && index / every < pictures ? text + picture : text;
  }).join('');
};

const cell = (row: number, column: number): string => `<td>第 ${row} 行 ${column}</td>`;
const row = (_: unknown, index: number): string =>
  `<tr>${Array.from({ length: 20 }, (__, column) => cell(index, column)).join('')}</tr>`;

/** The articles that are measured, by name. */
export const articles: Readonly<Record<string, string>> = {
  empty: '',
  long: paragraphs(10_000, 20),
  longest: paragraphs(30_000, 60),
  table: `<p>价目表</p><table><tbody>${Array.from({ length: 100 }, row).join('')}</tbody></table><p>完</p>`,
  mixed: [
    '<h2 style="text-align:center">标题居中</h2>',
    '<p>一段<strong>粗</strong><em>斜</em><u>划</u><s>删</s> <a href="https://example.com">链接</a> <span style="color:red;font-size:20px">红色大字</span></p>',
    '<p style="text-indent:2em;line-height:2">首行缩进，两倍行距。首行缩进，两倍行距。首行缩进，两倍行距。首行缩进，两倍行距。</p>',
    '<ul><li>一<ol><li>甲</li><li>乙</li></ol></li><li>二</li></ul>',
    '<blockquote><p>引文一</p><p>引文二</p></blockquote>',
    '<pre><code>code  a\n b</code></pre><hr>',
    '<div><p>嵌套的</p><div>块</div></div>',
    '<p>末段</p>',
  ].join('\n'),
};
