import { parse } from 'bowser';

const chinese: Readonly<Record<string, string>> = { WeChat: '微信', 'QQ Browser': 'QQ 浏览器' };

/** What a merchant calls a browser that says so much of itself: `Chrome · Windows`, `微信 · iPhone`. */
export function nameOfBrowser(agent: string): string {
  if (agent === '') return '未知设备';
  const { browser, os, platform } = parse(agent);
  const name = browser.name ? (chinese[browser.name] ?? browser.name.replace(/^Microsoft /, '')) : '';
  const device = platform.model && /^iP(?:hone|ad)$/.test(platform.model) ? platform.model : (os.name ?? '');
  return [name, device].filter((part) => part !== '').join(' · ') || '未知设备';
}
