const BLANK = /[ \t\r\n]*/y;
const TOKEN =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/uy;

type Awaited = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'comma' | 'end';

const wants: Readonly<Record<Awaited, string>> = {
  value: '这里要一个值',
  valueOrEnd: '这里要一个值，或 ]',
  key: '这里要一个键，写在双引号里',
  keyOrEnd: '这里要一个键，写在双引号里，或 }',
  colon: '键后面要冒号',
  comma: '这里要逗号，或结束的括号',
  end: '后面多了内容',
};

/** What keeps a text from being JSON, and where: `第 2 行第 5 个字：键后面要冒号`; undefined where nothing does. */
export function jsonFault(text: string): string | undefined {
  const around: string[] = [];
  let awaited: Awaited = 'value';
  let at = 0;
  const passed = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(text) ?? [];
    return found;
  };
  for (;;) {
    at += passed(BLANK).length;
    if (at === text.length) return awaited === 'end' ? undefined : `${placeOf(text, at)}：没有写完`;
    const token = passed(TOKEN);
    const next: Awaited | undefined = token === '' ? undefined : after(token, awaited, around);
    if (next === undefined) return `${placeOf(text, at)}：${wants[awaited]}`;
    awaited = next;
    at += token.length;
  }
}

/** What may follow a token; undefined where it may not stand. */
function after(token: string, awaited: Awaited, around: string[]): Awaited | undefined {
  const done = (): Awaited => (around.length === 0 ? 'end' : 'comma');
  const isValue = awaited === 'value' || awaited === 'valueOrEnd';
  if (token === '{' || token === '[') {
    if (!isValue) return undefined;
    around.push(token);
    return token === '{' ? 'keyOrEnd' : 'valueOrEnd';
  }
  if (token === '}' || token === ']') {
    const [opened, empty]: readonly [string, Awaited] = token === '}' ? ['{', 'keyOrEnd'] : ['[', 'valueOrEnd'];
    if (around.at(-1) !== opened || (awaited !== empty && awaited !== 'comma')) return undefined;
    around.pop();
    return done();
  }
  if (token === ':') return awaited === 'colon' ? 'value' : undefined;
  if (token === ',') return awaited !== 'comma' ? undefined : around.at(-1) === '{' ? 'key' : 'value';
  if (awaited === 'key' || awaited === 'keyOrEnd') return token.startsWith('"') ? 'colon' : undefined;
  return isValue ? done() : undefined;
}

function placeOf(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n');
  return `第 ${lines.length} 行第 ${[...(lines.at(-1) ?? '')].length + 1} 个字`;
}
