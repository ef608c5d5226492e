/** Whether a name is one that every object has already: looked up by it, something would be found that nobody wrote. */
export const isReserved = (name: string): boolean => name in Object.prototype || name === 'prototype';
