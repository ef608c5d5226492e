/** What a robot on a personal account risks, for who wants to know before scanning. RB-E9 */
export const SafetyNote = () => (
  <details className="robot-note">
    <summary>使用前请了解：个人微信机器人的风险</summary>
    <ul>
      <li>机器人用的是个人微信号，微信可能限制它收发消息，严重时会封号。请用专门的小号，不要用收款的号</li>
      <li>短时间内回复太多、拉人太快、频繁加好友都容易被限制，新号先正常使用几周</li>
      <li>不要自动发送广告、外链或敏感内容，群里的规则尽量用「全词匹配」，少打扰别人</li>
      <li>掉线后要重新扫码；手机上退出登录，机器人也会停下</li>
    </ul>
  </details>
);
