import type { SignSet } from './specialSigns.ts';

const set = (name: string, text: string): SignSet => ({ name, signs: text.split(' ') });

/** Emoji a shop has use for; Unicode, so that every phone draws its own. */
export const emoji: readonly SignSet[] = [
  set('表情', '😀 😃 😄 😁 😆 😅 🤣 😂 🙂 😉 😊 😇 🥰 😍 🤩 😘 😋 😛 😜 🤗 🤭 🤔 😎 🥳 😴 😢 😭 😱 😡 🙏'),
  set('手势', '👍 👎 👌 ✌️ 🤞 🤝 👏 🙌 👋 💪 👉 👈 👆 👇 ☝️ ✋ ✊ 👊 🫶 ❤️ 🧡 💛 💚 💙 💜 💯 💢 💥 💦 ✨'),
  set(
    '食物',
    '🍎 🍊 🍋 🍌 🍉 🍇 🍓 🍒 🍑 🥭 🍍 🥥 🥝 🍅 🥑 🥬 🥒 🌽 🥕 🧄 🥔 🍞 🥟 🍜 🍚 🍱 🍣 🍤 🥩 🍗 🥚 🧀 🍰 🎂 🍪 🍵 🧋 ☕ 🍺 🍶',
  ),
  set('购物', '🛒 🛍️ 🎁 📦 🚚 🏪 🏠 💰 💵 💳 🧾 🏷️ 📣 📢 🔔 🔥 🆕 🆓 🈹 ⏰ 📅 📞 📱 📍 🗺️ 🚗 🅿️ ✅ ❌ ⚠️'),
  set('节日', '🎉 🎊 🎈 🧧 🏮 🎆 🎇 🐉 🥮 🎄 🎅 🎃 🌸 🌹 🌻 🍁 🍂 ☀️ ⛅ 🌧️ ❄️ ⭐ 🌟 🌙 🌈'),
];
