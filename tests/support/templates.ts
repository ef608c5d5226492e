/** A title as a pill, as 135编辑器 writes it: four elements around one line. */
export const pill = (text: string): string =>
  `<section class="_135editor" data-tools="135编辑器" data-id="98765" style="box-sizing: border-box;"><section style="margin: 10px auto;text-align: center;"><section style="display: inline-block;padding: 0.5em 1.5em;border-radius: 20px;background-color: #d32a63;color: #fff;box-sizing: border-box;"><section class="135brush" data-brushtype="text" style="letter-spacing: 1.5px;font-size: 16px;"><strong>${text}</strong></section></section></section></section>`;

/** A title between two lines that stand beside it. */
export const lined = (text: string): string =>
  `<section class="_135editor" data-tools="135编辑器" data-id="112233"><section style="margin: 10px auto;display: flex;justify-content: center;align-items: center;"><section style="width: 40px;height: 1px;background-color: #d32a63;overflow: hidden;"></section><section style="margin: 0px 10px;"><section class="135brush" data-brushtype="text" style="font-size: 18px;color: #d32a63;">${text}</section></section><section style="width: 40px;height: 1px;background-color: #d32a63;overflow: hidden;"></section></section></section>`;

/** A card of paragraphs on a ground of its own, written over several lines. */
export const card = (...texts: readonly string[]): string =>
  `<section class="_135editor" data-tools="135编辑器" data-id="104455">\n  <section style="margin: 10px auto;padding: 20px;border: 1px solid #f0c4d2;border-radius: 10px;background-color: #fff5f8;box-sizing: border-box;">\n    <section class="135brush" data-autoskip="1" style="text-align: justify;line-height: 1.75em;letter-spacing: 1.5px;font-size: 14px;color: #7a2842;background: transparent;">${texts
    .map((text) => `<p style="text-indent: 2em;vertical-align: inherit;">${text}</p>`)
    .join('\n      ')}<p><br style="max-width: 100%;box-sizing: border-box;"></p></section>\n  </section>\n</section>`;

/** 秀米's frame: a row of one column, in which a picture and lines stand. */
export const framed = (title: string, text: string): string =>
  `<section style="margin: 10px 0px; text-align: left; justify-content: flex-start; display: flex; flex-flow: row;" powered-by="xiumi.us"><section style="display: inline-block; vertical-align: top; width: 100%; border-style: solid; border-width: 1px; border-color: rgb(62, 124, 89); padding: 10px; background-color: rgb(240, 248, 243); align-self: flex-start; flex: 0 0 auto; box-sizing: border-box;"><section style="text-align: center; line-height: 0;" powered-by="xiumi.us"><section style="vertical-align: middle; display: inline-block; line-height: 0; width: 60%;"><img style="vertical-align: middle; width: 100%;" data-src="https://mmbiz.qpic.cn/mmbiz_jpg/a/640?wx_fmt=jpeg"></section></section><section style="text-align: center; font-size: 18px; color: rgb(62, 124, 89);" powered-by="xiumi.us"><p style="white-space: normal; margin: 0px; padding: 0px; box-sizing: border-box;"><strong>${title}</strong></p></section><section style="font-size: 14px; color: rgb(80, 80, 80);" powered-by="xiumi.us"><p style="white-space: normal; margin: 0px; padding: 0px; box-sizing: border-box;">${text}</p><p style="white-space: normal; margin: 0px; padding: 0px; box-sizing: border-box;"><br></p></section></section></section>`;

/** Two columns side by side. */
export const columns = (left: string, right: string): string =>
  `<section style="display: flex; flex-flow: row; margin: 10px 0px;" powered-by="xiumi.us">${[left, right]
    .map(
      (text) =>
        `<section style="display: inline-block; width: 50%; vertical-align: top; padding: 8px; border-radius: 6px; background-color: rgb(255, 240, 214); box-sizing: border-box;"><section style="text-align: center;"><p style="margin: 0px;">${text}</p><p style="margin: 0px; font-size: 12px;">限量 30 份</p></section></section>`,
    )
    .join('')}</section>`;

/** 壹伴's line at the side. */
export const barred = (text: string): string =>
  `<section data-mpa-template="t" mpa-from-tpl="t" style="max-width: 100%;box-sizing: border-box !important;overflow-wrap: break-word !important;"><section mpa-from-tpl="t" style="border-left: 4px solid rgb(255, 76, 65);padding: 6px 12px;background-color: rgb(250, 250, 250);"><span style="font-size: 15px;color: rgb(63, 63, 63);">${text}</span></section></section>`;

/** White words on a dark ground, which only the box around them says. */
export const dark = (title: string, text: string): string =>
  `<section style="padding: 16px;border-radius: 8px;color: #fff;background-color: #20302a;"><h3 style="font-size: 20px;text-align: center;">${title}</h3><p>${text}</p></section>`;

/** What WeChat's own editor writes: leaves, pictures whose address comes late, a card of an account, a drawn flower. */
export const wechat = (text: string): string =>
  `<section style="margin-bottom: 24px;"><span leaf="" style="font-size: 16px;letter-spacing: 1px;">${text}</span></section><p><span leaf=""><br></span></p><section nodeleaf="" style="text-align: center;"><img class="rich_pages wxw-img" data-ratio="0.66" data-src="https://mmbiz.qpic.cn/mmbiz_jpg/b/640?wx_fmt=jpeg" data-type="jpeg" data-w="1080"></section><section class="mp_profile_iframe_wrp" nodeleaf=""><mp-common-profile class="js_uneditable custom_select_card mp_profile_iframe" data-pluginname="mpprofile" data-nickname="饺子铺"></mp-common-profile></section><section style="text-align: center;"><section style="display: inline-block;width: 48px;"><svg viewBox="0 0 48 12" style="vertical-align: middle;"><g fill="#d32a63"><circle cx="6" cy="6" r="4"></circle><circle cx="24" cy="6" r="6"></circle><circle cx="42" cy="6" r="4"></circle></g></svg></section></section>`;

const sentences = [
  '本周六早上九点截单，下午三点到店自取，逾期不候。',
  '三文鱼当天清晨到港，切好真空包装，回家冷藏可放两天。',
  '韭菜鸡蛋、白菜猪肉、三鲜虾仁三种馅料任选，可以混搭。',
  '满六十元免运费，市区两小时内送达，请保持电话畅通。',
  '老面馒头每天手工揉制，不加泡打粉，蒸好后再速冻。',
];

/**
 * A shop's article put together of such pieces, as the tools nest them: one outer element around all. The measure that is
 * reached first ends it.
 */
export function templateArticle(bytes: number): string {
  const parts: string[] = [];
  const said = (at: number) => `${sentences[at % sentences.length]}（第 ${at + 1} 条）`;
  for (let at = 0; parts.join('').length < bytes; at += 1) {
    parts.push(
      pill(`周末拼团 ${at + 1}`),
      card(said(at), said(at + 1), said(at + 2)),
      lined(`今日到货 ${at + 1}`),
      framed(`手工水饺 ${at + 1}`, said(at + 3)),
      columns(`鲜虾 ${at + 1}`, `三文鱼 ${at + 1}`),
      barred(said(at + 4)),
      dark(`取货须知 ${at + 1}`, said(at)),
      wechat(said(at + 1)),
    );
  }
  return `<section data-role="outer" label="Powered by 135editor.com" style="font-size: 15px;color: #3e3e3e;"><section data-role="paragraph">${parts.join('')}</section></section><p style="display: none;"><mp-style-type data-value="3"></mp-style-type></p>`;
}
