/** The word an address is found by: `/shop/:sid/coupons/edit/:id` → `coupons`, `/clubs` → `clubs`. */
export function wordIn(path: string): string {
  const [, first = '', , inShop = ''] = path.toLowerCase().split('/');
  return first === 'shop' ? inShop : first;
}

/** On which of so many shelves a word lies, from 0: the same in the build, the early script and the application. 030 */
export function shelfOf(word: string, shelves: number): number {
  let sum = 7;
  for (const sign of word.toLowerCase()) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973;
  return sum % shelves;
}
