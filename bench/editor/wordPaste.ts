const words = '每天现做的手工水饺，皮薄馅大，周三晚上八点截单。';

const run = (text: string, style = '') =>
  `<span lang=ZH-CN style='font-size:12.0pt;font-family:宋体;mso-ascii-font-family:Calibri;mso-hansi-font-family:Calibri;${style}'>${text}</span>`;

const paragraph = (at: number) =>
  `<p class=MsoNormal style='margin-bottom:8.0pt;text-indent:24.0pt;line-height:150%'>${run(`${at}. ${words}`)}<b style='mso-bidi-font-weight:normal'>${run(words, 'color:red;')}</b>${run(words)}<span lang=EN-US><o:p></o:p></span></p>`;

const item = (at: number) =>
  `<p class=MsoListParagraph style='margin-left:18.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;</span></span><![endif]>${run(`${at} ${words}`)}</p>`;

/** A document as Word lays it on the clipboard: every run spells its look out. @param bytes about how long it is */
export function wordPaste(bytes: number): string {
  const body: string[] = [];
  for (let length = 0, at = 1; length < bytes; at += 1) {
    const next = at % 4 === 0 ? item(at) : paragraph(at);
    body.push(next);
    length += new TextEncoder().encode(next).length;
  }
  const head = "xmlns:o='urn:schemas-microsoft-com:office:office' xmlns:w='urn:schemas-microsoft-com:office:word'";
  return `<html ${head}><body lang=ZH-CN><!--StartFragment-->${body.join('\r\n')}<!--EndFragment--></body></html>`;
}
