import { sampleAddresses } from '#schemas/endpoints/sampleAddresses.ts';
import { parseUrl } from '#schemas/parseUrl.ts';
import { isObject, type Json, parseJson, SampleFault, type Seen } from './Sample.ts';

/**
 * The calls that a file shows: an answer as JSON, a HAR of the browser's network panel, or curl commands, each with its
 * answer below it or without.
 *
 * @throws SampleFault for anything else.
 */
export function readSample(text: string): readonly Seen[] {
  const json = parseJson(text);
  const har = isObject(json) && isObject(json.log) ? json.log.entries : undefined;
  if (Array.isArray(har)) return ofApplet(har.flatMap(entrySeen));
  if (json !== undefined) return [{ method: 'GET', path: '', fields: {}, answer: json }];
  const commands = text.split(/^(?=[ \t]*\$?[ \t]*curl(?:\.exe)?\s)/m).filter((part) => COMMAND.test(part));
  if (commands.length === 0)
    throw new SampleFault('unreadable', 'Failed to read the sample: it is neither JSON, nor a HAR, nor curl.');
  return commands.map(commandSeen);
}

const COMMAND = /^[ \t]*\$?[ \t]*curl(?:\.exe)?\s/;

/** @throws Error where none is: what another habit of addresses looks like nobody can guess. */
function ofApplet(all: readonly Seen[]): readonly Seen[] {
  const found = all.filter(({ path }) => path.startsWith(sampleAddresses.applet));
  if (found.length > 0 || all.length === 0) return found;
  throw new SampleFault(
    'no-records',
    `Failed to find a call of the applet: of ${all.length} in the HAR none begins with ${sampleAddresses.applet}, e.g. ${all[0]?.path}. ` +
      'Save the answer of the list alone as JSON, and run again with --name.',
  );
}

function entrySeen(entry: Json): readonly Seen[] {
  if (!isObject(entry) || !isObject(entry.request)) return [];
  const { method, url, postData } = entry.request;
  const address = typeof url === 'string' ? parseUrl(url) : null;
  if (!address) return [];
  const content = isObject(entry.response) ? entry.response.content : undefined;
  const said = isObject(content) && typeof content.text === 'string' ? content : undefined;
  const answer = said && parseJson(said.encoding === 'base64' ? atobUtf8(String(said.text)) : String(said.text));
  const body = isObject(postData) && typeof postData.text === 'string' ? postData.text : '';
  return [seen(method === 'POST', address, body, answer)];
}

/** What is no base64 says nothing. */
function atobUtf8(text: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)));
  } catch {
    return '';
  }
}

function commandSeen(text: string): Seen {
  const [command = '', answer] = splitAnswer(onOneLine(text));
  const words = wordsOf(unescaped(command.replace(COMMAND, '')));
  let url = '';
  let method: string | undefined;
  const body: string[] = [];
  let inQuery = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '-G' || word === '--get') inQuery = true;
    else if (word === '-X' || word === '--request') method = words[++at];
    else if (/^(?:-d|--data(?:-raw|-binary|-urlencode|-ascii)?|-F|--form)$/.test(word)) body.push(words[++at] ?? '');
    else if (/^-[A-Za-z]$|^--(?:header|cookie|user-agent|output|max-time)$/.test(word)) at += takesValue(word) ? 1 : 0;
    else if (!word.startsWith('-')) url = word;
  }
  const address = parseUrl(url);
  if (!address) throw new SampleFault('no-address', `Failed to read the sample: "${url}" is no address.`);
  if (inQuery) address.search = [address.search.slice(1), ...body].filter(Boolean).join('&');
  const posts = method === undefined ? body.length > 0 && !inQuery : method.toUpperCase() === 'POST';
  return seen(posts, address, inQuery ? '' : body.join('&'), answer);
}

/** Flags of one letter that stand alone; every other one takes the next word. */
const takesValue = (word: string): boolean => !/^-[sSikLvgGfI]$/.test(word);

/** The answer begins on the first line that begins like JSON. */
function splitAnswer(text: string): readonly [string, Json | undefined] {
  const start = /^\s*[{[]/m.exec(text.replace(/^.*/, (line) => 'x'.repeat(line.length)));
  if (!start) return [text, undefined];
  return [text.slice(0, start.index), parseJson(text.slice(start.index).trim())];
}

/** Lines that go on are one: by `\` in a shell, by `^` in the Windows prompt, by a backtick in PowerShell. */
const onOneLine = (text: string): string => text.replace(/(?<=\s)[\\^`][ \t]*\r?\n/g, ' ').replace(/\\\r?\n/g, ' ');

/** As a shell writes it: the Windows prompt has `^` before signs that it would take for its own. */
const unescaped = (command: string): string =>
  /\^["&%]/.test(command) ? command.replace(/\^([\s\S])/g, '$1') : command;

/** A command in words, as a shell reads it. */
function wordsOf(command: string): readonly string[] {
  const found = command.matchAll(/(?:\$?'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[^\s'"])+/g);
  return [...found].map(([word]) =>
    word.replace(/\$?'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g, (_, one: string = '', two: string = '') =>
      (one || two).replace(/\\(["'\\$])/g, '$1'),
    ),
  );
}

const seen = (posts: boolean, { pathname, search }: URL, body: string, answer: Json | undefined): Seen => ({
  method: posts ? 'POST' : 'GET',
  path: pathname,
  fields: Object.fromEntries(new URLSearchParams(posts ? body : search)),
  ...(answer !== undefined && { answer }),
});
