/** What the simulator's pages look like; light and dark, one column on a phone. */
export const style = `
:root { color-scheme: light dark; --ground: #f4f5f7; --surface: #fff; --line: #d9dde2; --text: #1c2126; --soft: #565d66;
  --fill: #0b6b3a; --mine: #d3f2dc; --bad: #c40f20; --focus: #0958d9; }
@media (prefers-color-scheme: dark) { :root { --ground: #121417; --surface: #1b1e23; --line: #30353c; --text: #e8eaed;
  --soft: #a9b0b9; --mine: #16452a; --bad: #ff8d8d; --focus: #7fb0ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.6 system-ui, "PingFang SC",
  "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; overflow-wrap: anywhere; }
main { max-width: 640px; margin: 0 auto; padding: 24px 16px 48px; }
h1 { font-size: 22px; line-height: 1.3; margin: 0 0 4px; }
h2 { font-size: 16px; margin: 24px 0 8px; }
p { margin: 8px 0; }
.soft { color: var(--soft); }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 20px; margin: 16px 0; }
.card > :first-child { margin-top: 0; }
.card > :last-child { margin-bottom: 0; }
button, .chats a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 16px; border-radius: 8px;
  border: 1px solid var(--line); background: var(--surface); color: var(--text); font: inherit; text-decoration: none; }
button { cursor: pointer; }
.main { background: var(--fill); border-color: var(--fill); color: #fff; }
.wide { width: 100%; justify-content: center; }
.bad { color: var(--bad); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
form { margin: 0; }
.row { display: flex; flex-wrap: wrap; gap: 8px; }
.chats { display: flex; flex-wrap: wrap; gap: 8px; list-style: none; margin: 0; padding: 0; }
.chats a[aria-current] { border-color: var(--fill); box-shadow: inset 0 0 0 1px var(--fill); font-weight: 600; }
.talk { list-style: none; margin: 0; padding: 0; display: flex; flex-direction: column; gap: 12px; min-height: 120px; }
.talk li { max-width: 80%; align-self: flex-start; }
.talk .tester { align-self: flex-end; }
.talk .note { align-self: center; max-width: 100%; color: var(--soft); font-size: 14px; text-align: center; }
.who { display: block; font-size: 13px; color: var(--soft); }
.tester .who { text-align: right; }
.bubble { display: block; padding: 8px 12px; border-radius: 10px; background: var(--ground); white-space: pre-wrap; }
.tester .bubble { background: var(--mine); }
.share { display: block; width: 280px; max-width: 100%; padding: 12px; border: 1px solid var(--line);
  border-radius: 10px; color: inherit; text-decoration: none; background: var(--surface); }
.share b { display: block; }
.share span { display: block; color: var(--soft); font-size: 14px; }
.share img { float: right; width: 48px; height: 48px; object-fit: cover; border-radius: 6px; margin-left: 8px; }
.media { display: block; max-width: min(280px, 100%); max-height: 320px; border-radius: 10px; }
label { display: block; font-weight: 600; margin: 16px 0 4px; }
.write { display: flex; gap: 8px; }
.write input { flex: 1; min-width: 0; min-height: 44px; padding: 0 12px; border: 1px solid #8a9099; border-radius: 8px;
  font: inherit; background: var(--surface); color: inherit; }
`;
