import { html } from 'hono/html';
import type { Chat } from '#schemas/rules/autoReply.ts';
import { groupsInWechat } from '../groups.ts';
import type { Message } from '../messages.ts';
import { drawSaid, type Resolve } from './drawSaid.ts';
import { type Html, page } from './page.ts';

/** What the phone shows: which conversation, and what was said in it. */
export interface Phone {
  readonly path: string;
  readonly shopName: string;
  readonly chat: Chat;
  readonly id: string;
  readonly messages: readonly Message[];
  readonly resolve: Resolve;
}

const names: Readonly<Record<Message['sender'], string>> = { tester: '你', robot: '机器人', note: '' };

/** The page of a tester: writes to the robot and reads what it answers by the stored rules. */
export function phonePage(phone: Phone): Promise<Response> {
  const { path, shopName, chat, id, messages, resolve } = phone;
  const here = groupsInWechat.find((group) => chat === 'group' && group.id === id)?.name ?? '私聊';
  return page(
    here,
    html`<h1>微信模拟器</h1>
<p class="soft">「${shopName}」的机器人已登录。以下消息只在这里，不会发给任何人。</p>
<h2 id="chats">会话</h2>
<nav aria-labelledby="chats"><ul class="chats">${drawChats(phone)}</ul></nav>
<section class="card" aria-labelledby="here">
<h2 id="here">${here}</h2>
<ol class="talk">${messages.map((message) => drawMessage(message, resolve))}</ol>
<form method="post" action="${path}/message">
${drawAddress(phone)}
<label for="text">消息</label>
<div class="write">
<input id="text" name="text" maxlength="${MESSAGE_LENGTH}" autocomplete="off" enterkeyhint="send" required autofocus>
<button class="main">发送</button>
</div>
</form>
</section>
<div class="row">
<form method="post" action="${path}/friend"><button>加机器人为好友</button></form>
<form method="post" action="${path}/drop"><button class="bad">让机器人掉线</button></form>
</div>`,
  );
}

/** The longest message a tester may write, in UTF-16 units. Ours */
export const MESSAGE_LENGTH = 500;

function drawChats({ path, chat, id }: Phone): readonly Html[] {
  const isHere = (group?: string) => (group === undefined ? chat === 'private' : chat === 'group' && group === id);
  const link = (to: string, name: string, here: boolean) =>
    here ? html`<li><a href="${to}" aria-current="page">${name}</a></li>` : html`<li><a href="${to}">${name}</a></li>`;
  const groups = groupsInWechat.map((group) => link(`${path}?group=${group.id}`, group.name, isHere(group.id)));
  return [link(path, '私聊', isHere()), ...groups];
}

function drawAddress({ chat, id }: Phone): Html | '' {
  return chat === 'group' ? html`<input type="hidden" name="group" value="${id}">` : '';
}

function drawMessage({ sender, said }: Message, resolve: Resolve): Html {
  if (sender === 'note') return html`<li class="note">${said.reply}</li>`;
  return html`<li class="${sender}"><span class="who">${names[sender]}</span>${drawSaid(said, resolve)}</li>`;
}
