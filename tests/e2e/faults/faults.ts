import type { Page, Route } from 'playwright-core';
import type { FaultyForm } from './forms.ts';

/**
 * Where a fault leaves the merchant: before the form, as it was; behind it, saved; or out of it, with a draft to go on with
 * (where the record says already what the draft would, none is offered).
 */
export type Ends = 'open' | 'saved' | 'draft';

export interface Fault {
  readonly name: string;
  readonly ends: Ends;
  /** It is told on the screen. What only a merchant does by themselves need not be. */
  readonly told?: RegExp;
  /** From a form that is filled in; what is written in it is `text`. */
  readonly strike: (page: Page, form: FaultyForm, text: string) => Promise<void>;
}

const save = (page: Page, { save: name }: FaultyForm) => page.getByRole('button', { name, exact: true }).last();
const once = (page: Page, { call }: FaultyForm, answer: (route: Route) => Promise<void>) =>
  page.route(`**${call}`, answer, { times: 1 });

/** The applet answers something that is no yes. */
const answered = (name: string, told: RegExp, answer: Parameters<Route['fulfill']>[0]): Fault => ({
  name,
  told,
  ends: 'open',
  async strike(page, form) {
    await once(page, form, (route) => route.fulfill(answer));
    await save(page, form).click();
  },
});

/** What a page says before its program has come lies hidden in it, and speaks of the network as well. */
export const shown = (page: Page, text: RegExp) => page.getByText(text).filter({ visible: true }).first();

/** What becomes of forms out there. */
export const faults: readonly Fault[] = [
  answered('拒绝', /名称重复/, { json: { errcode: 400, errmsg: '名称重复' } }),
  answered('服务器 500', /服务器错误/, { status: 500, body: 'Error: at /srv/app.js:1' }),
  answered('网关的网页', /服务器错误/, { body: '<html>gateway</html>', contentType: 'text/html' }),
  answered('空回答', /服务器错误/, { body: '' }),
  {
    name: '断网',
    ends: 'open',
    told: /请检查网络/,
    async strike(page, form) {
      await page.context().setOffline(true);
      await save(page, form).click();
      await shown(page, /请检查网络/).waitFor();
      await page.context().setOffline(false);
    },
  },
  {
    name: '已写入、回答丢了',
    ends: 'open',
    told: /请检查网络/,
    async strike(page, form) {
      await once(page, form, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await save(page, form).click();
    },
  },
  {
    name: '会话在保存时结束',
    ends: 'draft',
    async strike(page, form) {
      await once(page, form, (route) => route.fulfill({ status: 403 }));
      await save(page, form).click();
      await page.getByText('登录已失效，请重新登录').waitFor();
      await page.getByLabel('邮箱').fill(form.as.email);
      await page.getByLabel('密码', { exact: true }).fill(form.as.pwd);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname !== '/login');
    },
  },
  {
    name: '已写入、刷新',
    ends: 'draft',
    async strike(page, form) {
      const arrived = new Promise<void>((resolve) => {
        void once(page, form, async (route) => {
          await route.fetch();
          resolve();
        });
      });
      await save(page, form).click();
      await arrived;
      await reload(page);
    },
  },
  {
    name: '没到、刷新',
    ends: 'draft',
    async strike(page, form) {
      const asked = new Promise<void>((resolve) => {
        void once(page, form, async () => resolve());
      });
      await save(page, form).click();
      await asked;
      await reload(page);
    },
  },
  { name: '写到一半刷新', ends: 'draft', strike: (page) => reload(page) },
  {
    name: '写到一半关掉标签页',
    ends: 'draft',
    async strike(page) {
      const other = await page.context().newPage();
      await other.goto('/healthz');
      await page.goto('/healthz');
      await other.close();
    },
  },
  {
    name: '按了五次',
    ends: 'saved',
    strike: (page, form) => save(page, form).click({ clickCount: 5, delay: 5 }),
  },
  {
    name: 'Ctrl S 按了三次',
    ends: 'saved',
    async strike(page) {
      for (const _ of [1, 2, 3]) await page.keyboard.press('Control+s');
    },
  },
  {
    name: '保存中继续写',
    ends: 'open',
    async strike(page, form, text) {
      const field = page.getByLabel(form.label, { exact: true }).last();
      await field.fill(`${text}一`);
      let letGo = () => {};
      const asked = new Promise<void>((resolve) => {
        void once(page, form, async (route) => {
          resolve();
          await new Promise<void>((go) => {
            letGo = go;
          });
          await route.continue();
        });
      });
      await save(page, form).click();
      await asked;
      await field.fill(text);
      letGo();
      await save(page, form).and(page.locator('[aria-busy=false]')).waitFor();
    },
  },
  {
    name: '存储已满',
    ends: 'saved',
    async strike(page, form) {
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await save(page, form).click();
    },
  },
];

/** The page is asked for anew; the browser's own question is answered with yes. */
async function reload(page: Page) {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
}
