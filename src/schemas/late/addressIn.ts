/** The address a failed import names: browsers say it at the end of the message, Safari not at all. E13 */
export const addressIn = (error: unknown): string =>
  error instanceof Error ? (/https?:\/\/\S+|\/\S+\.(?:js|css)\b/.exec(error.message)?.[0] ?? '') : '';
