const format = new Intl.DateTimeFormat('zh-CN', {
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  hourCycle: 'h23',
});

/** `2026/03/08 08:00`, by the clock of the browser, of seconds since 1970. */
export const momentText = (seconds: number): string => format.format(seconds * 1000);
