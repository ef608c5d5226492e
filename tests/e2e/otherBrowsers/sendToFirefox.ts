import type { Browser } from 'puppeteer-core';

/** The part of puppeteer's connection that is needed, which it does not give out. */
interface Connection {
  send(method: string, params: object): Promise<{ readonly result: unknown }>;
}

/** Sends a command of WebDriver BiDi that puppeteer has no word for, and gives back its result. */
export async function sendToFirefox<Result>(browser: Browser, method: string, params: object): Promise<Result> {
  const { connection } = browser as unknown as { readonly connection: Connection };
  return (await connection.send(method, params)).result as Result;
}
