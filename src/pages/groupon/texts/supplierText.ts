import { type Boxes, casesText, piecesById } from '../cases/casesOf.ts';
import type { Day } from '../model/Day.ts';

/** What to order from the supplier: how many of what, and nothing of buyers or of what they pay. GD-D7 */
export function supplierText(day: Day, boxes: Boxes): string {
  const names = new Map(day.products.map(({ id, name }) => [id, name]));
  const ordered = [...piecesById(day.products)].filter(([, count]) => count !== 0);
  const lines = ordered.map(([id, count], at) => {
    const size = boxes.get(id);
    const cases = size === undefined ? '' : `（每箱 ${size} 份，${casesText(count, size)}）`;
    return `${at + 1}. ${names.get(id) ?? `#${id}`} ${count} 份${cases}`;
  });
  return [`【${day.name}】订货`, ...lines, `合计 ${day.count} 份`].join('\n');
}
