// @vitest-environment jsdom
import { expect, it, test } from 'vitest';
import { sanitize } from './sanitize.ts';

/** What a script could start from; an address inside of text is only text. */
function dangersIn(html: string): readonly string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].flatMap((element) => [
    ...(/^(script|style|object|embed|math|form|animate|link|meta|base|template)$/i.test(element.tagName)
      ? [element.tagName]
      : []),
    ...[...element.attributes]
      .filter(
        ({ name, value }) =>
          /^on|^srcdoc$|^formaction$/i.test(name) || /(?:javascript|vbscript|data):|url\(|expression\(|\\/i.test(value),
      )
      .map(({ name, value }) => `${name}=${value}`),
  ]);
}

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="/a.png" onload="alert(1)">',
  '<IMG SRC="javascript:alert(1)">',
  '<svg onload=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></animate></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java&#9;script:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<img src="data:image/png;base64,AAAA">',
  '<img src=" data:image/svg+xml,<svg onload=alert(1)>">',
  '<video src="data:video/mp4;base64,AAAA"></video>',
  '<video><source src="javascript:alert(1)"></video>',
  '<video poster="javascript:alert(1)"></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<form action="javascript:alert(1)">x</form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<body onload=alert(1)><p>x</p></body>',
  '<style>body{background:url(javascript:alert(1))}</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="background:u\\72l(data:image/png,x)">x</p>',
  '<p style="width:expression(alert(1))">x</p>',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<p onclick=alert(1) onmouseover=alert(2)>x</p>',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
  '<!--<img src=x onerror=alert(1)>-->',
  '<a href="https://ok.example" onclick="alert(1)">x</a>',
])('E6 nothing runs from %s', (html) => {
  const clean = sanitize(html);
  expect(dangersIn(clean)).toEqual([]);
  expect(sanitize(clean)).toBe(clean);
});

it('E6 the dangers are found where they are', () => {
  expect(dangersIn('<p onclick="x">a</p><a href="javascript:x">b</a><img src="data:x"><script></script>')).toHaveLength(
    4,
  );
});

test.each([
  '<p style="color:red">红字</p>',
  '<p class="a b">段落</p>',
  '<h1>题</h1><blockquote>引</blockquote><ul><li>一</li></ul><pre><code>码</code></pre>',
  '<img src="/files/image/a.png" alt="水饺" width="100" height="20">',
  '<img src="https://cdn.example.com/a.png">',
  '<img src="image/1.png">',
  '<table><tbody><tr><td colspan="2" rowspan="3" align="center">格</td></tr></tbody></table>',
  '<a href="https://example.com/?a=1&amp;b=2#c" target="_blank" rel="noopener noreferrer">链接</a>',
  '<a href="mailto:a@b.ca">信</a><a href="tel:+16045550123">电话</a><a href="#x">锚</a><a href="weixin://dl/business/?t=a">微信</a>',
  '<video src="https://cdn.example.com/a.mp4" controls="" poster="/p.png"></video>',
  '<p>1 &lt; 2 &amp; 3</p>',
  '<p><font color="red" size="5">旧</font>式</p>',
  '<dl><dt>名</dt><dd>释</dd></dl><details open=""><summary>题</summary>文</details>',
  '<a name="top"></a><ol start="3" type="a"><li value="5">五</li></ol>',
  '<p style="color: red; font-family: &quot;Microsoft YaHei&quot;, 微软雅黑;text-indent:2em">样式</p>',
  '<table class="sortEnabled" data-sort="sortEnabled" data-sort-type="orderbynum" interlaced="enabled" border="1"><tbody><tr class="firstRow"><td height="40" valign="top">格</td></tr></tbody></table>',
  '<figure data-chart="eyJ0IjoxfQ"><svg viewBox="0 0 300 100" role="img" aria-label="价格: 表"><g transform="translate(1,2)"><path d="M0 0L10 10" stroke="rgb(1,2,3)" fill="none"></path><text x="1" y="2" font-size="12">一月</text></g></svg></figure>',
  '<iframe src="https://player.bilibili.com/player.html?bvid=BV1" allowfullscreen="" sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"></iframe>',
  '纯文字，没有标签',
  '',
])('E12 what is harmless stays as it is: %s', (html) => {
  expect(sanitize(html)).toBe(html);
});

test.each([
  ['<p>字<img src="data:image/png;base64,AAAA">后</p>', '<p>字后</p>'],
  ['<p>字<img src="javascript:alert(1)">后</p>', '<p>字后</p>'],
  ['<p data-id="1" id="x">段</p>', '<p>段</p>'],
  ['<a href="tel:+1604" target="_blank" rel="noopener">电话</a>', '<a href="tel:+1604" rel="noopener">电话</a>'],
  ['<p style="background:url(/a.png)">段</p>', '<p>段</p>'],
  ['<p style="color:red;position:fixed;inset:0">段</p>', '<p style="color:red">段</p>'],
  [
    '<table style="display: none; width: 50%"><tbody><tr><td>格</td></tr></tbody></table>',
    '<table style="width: 50%"><tbody><tr><td>格</td></tr></tbody></table>',
  ],
  ['<img data-src="https://mmbiz.qpic.cn/a" src="data:image/gif;base64,R0">', '<img src="https://mmbiz.qpic.cn/a">'],
  ['<img data-src="https://mmbiz.qpic.cn/a">', '<img src="https://mmbiz.qpic.cn/a">'],
  ['<img data-src="javascript:alert(1)">', ''],
  [
    '<iframe src="//v.qq.com/txp/iframe/player.html?vid=a" onload="x()" sandbox=""></iframe>',
    '<iframe src="//v.qq.com/txp/iframe/player.html?vid=a" sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"></iframe>',
  ],
  ['<p>一<button><p>二</p></button>三</p>', '<p>一</p><p>二</p>三<p></p>'],
  [
    '<svg><rect fill="url(https://evil.example/#a)" width="1"></rect><image href="https://evil.example/a.png"></image><foreignObject><p>x</p></foreignObject></svg>',
    '<svg><rect width="1"></rect></svg>',
  ],
])('E5 of %s stays %s', (html, clean) => {
  expect(sanitize(html)).toBe(clean);
});

const lead = (href: string, text: string) => `<a href="${href}" target="_blank" rel="noopener noreferrer">${text}</a>`;

test.each([
  [
    'a map in a frame',
    '<p>店在</p><iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12" width="600" height="450"></iframe><p>见</p>',
    `<p>店在</p>${lead('https://www.google.com/maps/embed?pb=!1m18!1m12', 'www.google.com/maps/embed')}<p>见</p>`,
  ],
  [
    'a frame of WeChat that is filled late',
    '<iframe class="video_iframe" data-src="https://v.qq.com/iframe/preview.html?vid=m0023"></iframe>',
    lead('https://v.qq.com/iframe/preview.html?vid=m0023', 'v.qq.com/iframe/preview.html'),
  ],
  [
    'a Flash film as an older editor put it in',
    '<embed type="application/x-shockwave-flash" src="https://player.youku.com/player.php/sid/XM/v.swf" wmode="transparent">',
    lead('https://player.youku.com/player.php/sid/XM/v.swf', 'player.youku.com/player.php/sid/XM/v.swf'),
  ],
  [
    'the same for two kinds of browsers: one link',
    '<object classid="clsid:D27"><param name="movie" value="https://a.example/x.swf"><embed src="https://a.example/x.swf"></object>',
    lead('https://a.example/x.swf', 'a.example/x.swf'),
  ],
  [
    'a film whose address is a parameter, with what was said to those who could not see it',
    '<object><param name="movie" value="//a.example/x.swf"><b>看不了？</b></object>',
    `<b>看不了？</b>${lead('//a.example/x.swf', 'a.example/x.swf')}`,
  ],
  ['a menu of our own', '<embed src="/files/菜单.pdf?v=2">', lead('/files/菜单.pdf?v=2', '/files/菜单.pdf')],
  [
    'a frame within text',
    '<p>一<iframe src="//a.example/"></iframe>二</p>',
    `<p>一${lead('//a.example/', 'a.example')}二</p>`,
  ],
  [
    'a host that hides behind another',
    '<iframe src="https://www.youtube.com@evil.example/embed/a"></iframe>',
    lead('https://www.youtube.com@evil.example/embed/a', 'evil.example/embed/a'),
  ],
])('E12 %s becomes a link that says where it leads', (_, html, clean) => {
  expect(sanitize(html)).toBe(clean);
  expect(sanitize(clean)).toBe(clean);
});

test.each([
  ['<object data="javascript:ran()">字<b>粗</b></object>', '字<b>粗</b>'],
  ['<object data="data:text/html,x"><p>字</p></object>', '<p>字</p>'],
  ['<embed src="java&#9;script:ran()">字', '字'],
  ['<p>字<iframe src="about:blank"></iframe></p>', '<p>字</p>'],
  ['<embed src="https://[">字', '字'],
])('E6 nothing leads to where %s leads, and its words stay', (html, clean) => {
  expect(sanitize(html)).toBe(clean);
});
