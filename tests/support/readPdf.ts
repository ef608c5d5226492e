import { getDocumentProxy } from 'unpdf';

/** A text as it stands on a page, without blanks; lengths in points, from the lower left corner. */
export interface PdfText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** How large it is set. */
  readonly size: number;
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PdfText[];
  /** All of it, in the order it was drawn. */
  readonly said: string;
}

/** A font draws some characters and the radicals they are made of by one glyph, and a PDF names the radical. */
const radicals = new Map(
  [...'⻚页⻓长⻔门⻋车⻅见⻢马⻜飞⻥鱼⻉贝'].map((glyph, at, all) => [glyph, all[at + 1] ?? glyph]),
);

/** A text as `readPdf` gives it: without blanks, wide signs as narrow ones. */
export const plain = (text: string): string =>
  [...text.normalize('NFKC').replaceAll(/\s/g, '').replaceAll('〜', '~')]
    .map((glyph) => (/[⺀-⻳]/.test(glyph) ? (radicals.get(glyph) ?? glyph) : glyph))
    .join('');

/** What Chromium printed, page by page; what stands close together on a line is one text. */
export async function readPdf(bytes: Uint8Array): Promise<readonly PdfPage[]> {
  const file = await getDocumentProxy(new Uint8Array(bytes));
  return Promise.all(
    Array.from({ length: file.numPages }, async (_, at) => {
      const page = await file.getPage(at + 1);
      const { width, height } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      const texts: (PdfText & { end: number })[] = [];
      for (const item of items) {
        if (!('str' in item) || plain(item.str) === '') continue;
        const [, , , size = 0, x = 0, y = 0] = item.transform.map(Number);
        const before = texts.at(-1);
        if (before && before.y === y && before.size === size && Math.abs(x - before.end) < size / 2)
          texts[texts.length - 1] = { ...before, text: before.text + plain(item.str), end: x + item.width };
        else texts.push({ text: plain(item.str), x, y, size, end: x + item.width });
      }
      return { width, height, texts, said: texts.map(({ text }) => text).join('|') };
    }),
  );
}
