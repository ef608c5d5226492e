/**
 * `node scripts/draw-pictures.mjs`: turns the drawings of the demo shop into the WebP files that the seed uploads, and
 * that of the product into the icon that stands in the page and the one that browsers ask for by themselves.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from './browsers.mjs';
import { root } from './root.mjs';

const folder = join(root, 'server/seed/pictures');
const webp = { type: 'image/webp', sidePx: 480, quality: 0.85, maxBytes: 20_000 };
/** A browser shows it at 16 px; most screens have twice as many. Sent with every page. */
const icon = { type: 'image/png', sidePx: 32, maxBytes: 1000 };

/** What an installed product is known by; where systems cut a shape out of it, it has room around. */
const installed = [
  { name: 'icon-192', sidePx: 192 },
  { name: 'icon-512', sidePx: 512 },
  { name: 'icon-maskable', sidePx: 512, whole: true },
];

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const page = await browser.newPage();
for (const slug of readDrawings()) await turn(join(folder, 'svg', `${slug}.svg`), join(folder, `${slug}.webp`), webp);
await turn(join(root, 'src/shell/icon.svg'), join(root, 'src/shell/icon.png'), icon);
writeFileSync(join(root, 'public/favicon.ico'), wrapIcon(readFileSync(join(root, 'src/shell/icon.png')), icon.sidePx));
const drawing = readFileSync(join(root, 'src/shell/icon.svg'), 'utf8');
for (const { name, sidePx, whole } of installed) {
  const svg = Buffer.from(whole ? withRoom(drawing) : drawing);
  writeFileSync(join(root, `public/${name}.png`), await rasterise(svg, { type: 'image/png', sidePx }));
}
await browser.close();

/** The drawing with its ground to all edges, and all else within the middle four fifths. https://www.w3.org/TR/appmanifest/#icon-masks */
function withRoom(svg) {
  return svg
    .replace('viewBox="0 0 16 16"', 'viewBox="-3 -3 22 22"')
    .replace('<rect width="16" height="16" rx="3.5"', '<rect x="-3" y="-3" width="22" height="22"');
}

async function turn(from, to, how) {
  const bytes = await rasterise(readFileSync(from), how);
  if (bytes.length > how.maxBytes) throw new Error(`${to} has ${bytes.length} bytes, more than ${how.maxBytes}`);
  writeFileSync(to, bytes);
}

/** A PNG as an ICO file of one picture. https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
function wrapIcon(png, sidePx) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, no cursor
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(sidePx, 6);
  head.writeUInt8(sidePx, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Every drawing has a caption and every caption a drawing, or the seed would show an empty frame. */
function readDrawings() {
  const captions = Object.keys(JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8')));
  const drawn = readdirSync(join(folder, 'svg')).map((file) => file.replace(/\.svg$/, ''));
  const alone = [
    ...drawn.filter((slug) => !captions.includes(slug)),
    ...captions.filter((slug) => !drawn.includes(slug)),
  ];
  if (alone.length > 0) throw new Error(`Only a drawing or only a caption: ${alone.join(', ')}`);
  return drawn;
}

async function rasterise(svg, { type, sidePx, quality }) {
  const source = `data:image/svg+xml;base64,${svg.toString('base64')}`;
  const dataUrl = await page.evaluate(draw, { source, type, sidePx, quality });
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

/** Runs in the page: Chromium's own encoder spares the project an image library. */
async function draw({ source, type, sidePx, quality }) {
  const image = new Image(sidePx, sidePx);
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = sidePx;
  canvas.height = sidePx;
  canvas.getContext('2d').drawImage(image, 0, 0, sidePx, sidePx);
  return canvas.toDataURL(type, quality);
}
