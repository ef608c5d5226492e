const SHOWN = 4;

/** The last four digits of a phone, by which a buyer is known without the whole of it; empty where there is none. */
export const phoneTail = (phone: string): string => phone.normalize('NFKC').replaceAll(/\D/g, '').slice(-SHOWN);
