/** A currency as merchants abroad write it; signs that several countries share say whose it is. */
interface Currency {
  readonly unit: string;
  readonly name: string;
  /** Where it is paid with, by the codes that are dialled. https://www.itu.int/rec/T-REC-E.164 */
  readonly codes: readonly string[];
}

/** What can be chosen, the likeliest first. +1 is dialled for Canada and for the USA. */
export const currencies: readonly Currency[] = [
  { unit: 'CA$', name: '加元', codes: ['1'] },
  { unit: 'US$', name: '美元', codes: ['1'] },
  { unit: 'A$', name: '澳元', codes: ['61'] },
  { unit: 'NZ$', name: '新西兰元', codes: ['64'] },
  { unit: '£', name: '英镑', codes: ['44'] },
  { unit: '€', name: '欧元', codes: ['30', '31', '32', '33', '34', '39', '43', '49', '351', '352', '353', '358'] },
  { unit: 'S$', name: '新加坡元', codes: ['65'] },
  { unit: 'RM', name: '林吉特', codes: ['60'] },
  { unit: '฿', name: '泰铢', codes: ['66'] },
  { unit: 'JP¥', name: '日元', codes: ['81'] },
  { unit: '₩', name: '韩元', codes: ['82'] },
  { unit: 'HK$', name: '港元', codes: ['852'] },
  { unit: 'MOP$', name: '澳门元', codes: ['853'] },
  { unit: 'NT$', name: '新台币', codes: ['886'] },
  { unit: '¥', name: '人民币', codes: ['86'] },
];

/** Whether it is one of them: what this browser kept may be anything. */
export const isUnit = (unit: unknown): unit is string => currencies.some((each) => each.unit === unit);
