/** Whether a text in lower case may be an e-mail address. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text) && text.length <= 254;
