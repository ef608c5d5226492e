/** A text that lies there chosen, to be copied by hand. */
export const ByHand = ({ text }: { readonly text: string }) => (
  <label className="copy-by-hand">
    <span>浏览器不允许自动复制，请长按或按 Ctrl+C 复制</span>
    <textarea
      className="input"
      readOnly
      rows={Math.min(8, text.split('\n').length)}
      value={text}
      ref={(box) => box?.select()}
    />
  </label>
);
