/** Turns the drawings of the demo shop into the WebP files that the seed uploads: `node scripts/draw-pictures.mjs`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from './chromium.mjs';
import { root } from './root.mjs';

const folder = join(root, 'server/seed/pictures');
const sidePx = 480;
const quality = 0.85;
const maxBytes = 20_000;

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const page = await browser.newPage();
for (const slug of readDrawings()) {
  const webp = await rasterise(readFileSync(join(folder, 'svg', `${slug}.svg`)));
  if (webp.length > maxBytes) throw new Error(`${slug}.webp has ${webp.length} bytes, more than ${maxBytes}`);
  writeFileSync(join(folder, `${slug}.webp`), webp);
}
await browser.close();

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

async function rasterise(svg) {
  const source = `data:image/svg+xml;base64,${svg.toString('base64')}`;
  const dataUrl = await page.evaluate(draw, { source, sidePx, quality });
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

/** Runs in the page: Chromium's own encoder spares the project an image library. */
async function draw({ source, sidePx, quality }) {
  const image = new Image(sidePx, sidePx);
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = sidePx;
  canvas.height = sidePx;
  canvas.getContext('2d').drawImage(image, 0, 0, sidePx, sidePx);
  return canvas.toDataURL('image/webp', quality);
}
