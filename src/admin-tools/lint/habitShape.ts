import {
  anything,
  either,
  type KeysOf,
  listOf,
  may,
  must,
  number,
  object,
  oneOf,
  type Shape,
  type ShapeKeys,
  text,
  yes,
} from '#fields/Shape.ts';
import type { CallHabit, Failing, Habit } from '#schemas/habit/Habit.ts';
import type { HabitChanges } from '#schemas/habit/habitOf.ts';
import { habits } from '#schemas/habit/habits.ts';

const place: Shape = either(text, {
  is: 'object',
  keys: {
    header: may(text, '写在哪个应答头里，如 X-Total-Count。'),
    link: may(text, '写在 Link 头里下一页地址的哪个参数。'),
  },
});
const paging: Shape = {
  is: 'object',
  keys: {
    by: must(
      oneOf('page', 'offset', 'range', 'cursor'),
      "怎样翻页：'page' 页码、'offset' 起点、'range' 区间、'cursor' 游标。",
    ),
    ...{
      page: may(text, '页码的参数名。'),
      size: may(text, '每页条数的参数名。'),
      from: may(number, '第一页叫几；不写是 1。'),
    },
    ...{
      offset: may(text, '起点的参数名。'),
      limit: may(text, '条数的参数名。'),
      range: may(text, '区间的参数名，值是 [0,19]。'),
    },
    ...{
      cursor: may(text, '游标的参数名。'),
      next: may(place, '下一页的游标写在应答的哪里；不写就用这页最后一条的编号。'),
      more: may(place, '应答的哪里说明还有没有下一页；不写就看这页满不满。'),
    },
    most: may(number, '接口每页最多给多少条；不写就不限。'),
  },
};
const call = object<Partial<CallHabit>>({
  method: may(oneOf('GET', 'POST', 'PUT', 'PATCH', 'DELETE'), '请求方法。'),
  path: may({ is: 'text', like: '^/' }, '地址；:noun 和 :plural 是这个资源的名词，:id 和 :shop 在请求时填。'),
  sends: may({ is: 'map', of: anything }, '每次都带上的参数，如 { force: true }。'),
  under: may(text, '请求体里，内容包在哪个键下；不写就直接放。'),
  whole: may(yes, '写 true 表示整条覆盖，没改的也会一起送回；不写就只送改动。'),
  answers: may(place, '应答里，记录（或新编号）在哪里，如 data.list；空文字就是整个应答。'),
});
const names: Shape = {
  is: 'object',
  keys: { shop: may(text, '店铺编号的参数名；不写就不带。'), id: may(text, '记录编号的参数名，地址里没有 :id 时用。') },
};
const fails = object<Partial<Failing>>({
  code: may(text, '应答里表示成败的代号在哪里；不写就看 HTTP 状态。'),
  fine: may(listOf(anything, 1), '代号是哪些值表示成功；不写是 0。'),
  message: may(listOf(text, 1), '给商家看的原因可能在应答的哪些地方，取第一个有的。'),
  faults: may(listOf(text, 1), '哪个字段不对，可能写在应答的哪些地方。'),
  field: may(text, '原因说的是哪个字段，写在应答的哪里。'),
  over: may(listOf(anything), '哪些 HTTP 状态或代号表示登录已失效。'),
});
const calls: Shape = {
  is: 'object',
  keys: {
    getList: may(call, '列表的请求哪里不同。'),
    getOne: may(call, '读取一条的请求哪里不同。'),
    create: may(call, '新增的请求哪里不同。'),
    update: may(call, '修改的请求哪里不同。'),
    deleteOne: may(call, '删除的请求哪里不同。'),
    swap: may(call, '交换相邻两条的请求哪里不同。'),
  },
};
/** What may be said of an applet beyond the name of a habit. */
export const habitChanges: KeysOf<HabitChanges & { readonly like?: string }> & ShapeKeys = {
  like: may(oneOf(...Object.keys(habits)), "和哪种习惯相近；不写是 'applet'。"),
  base: may(
    { is: 'text', like: '^(/|https://)' },
    '接口在哪里：以 / 开头是本站，/applets/名字 由服务器转到 applets.json 里的接口；也可以是 https 地址。',
  ),
  session: may(
    {
      is: 'object',
      keys: {
        header: must(text, '写在哪个应答头里，如 X-Total-Count。'),
        before: may(text, '凭证前面还要写什么，如「Bearer 」。'),
      },
    },
    '登录凭证放在哪个请求头；不写时，本站用 Login-Session，别处不带。',
  ),
  requestId: may(text, '同一次提交只做一遍，用哪个请求头说明。'),
  within: may(listOf(text, 1), '应答的内容可能在哪几层，如 ["", "data"]。'),
  body: may(oneOf('form', 'json', 'multipart'), '请求体怎样写：表单、JSON 或多部分。'),
  lists: may(oneOf('json', 'repeat', 'brackets', 'comma'), '参数里的列表怎样写：JSON、a=1&a=2、a[]=1、a=1,2。'),
  yes: may(oneOf('words', 'digits'), "是与否写成 true/false（'words'）还是 1/0（'digits'）。"),
  ids: may(oneOf('number', 'text'), "编号是数字还是文字（'text'，超出 2^53 的数字也用它）。"),
  names: may(names, '店铺和记录在请求里叫什么。'),
  calls: may(calls, '各个请求和习惯不同的地方。'),
  paging: may(paging, '怎样翻页。'),
  total: may(
    either(text, {
      is: 'object',
      keys: {
        header: may(text, '写在哪个应答头里，如 X-Total-Count。'),
        link: may(text, '写在 Link 头里下一页地址的哪个参数。'),
        all: may(yes, '写 true 表示一次应答就是全部。'),
      },
    }),
    '总数在应答的哪里；不写就是接口不告诉。',
  ),
  search: may(text, '搜索用哪个参数。'),
  sort: may(
    {
      is: 'object',
      keys: {
        by: must(
          oneOf('sign', 'pair', 'json'),
          '怎样写：sign 是 -price，pair 是列名和升降序两个参数，json 是 ["price","DESC"]。',
        ),
        param: may(text, '排序的参数名。'),
        field: may(text, '列名的参数名。'),
        order: may(text, '升降序的参数名。'),
      },
    },
    '怎样说明按哪一列排序。',
  ),
  operators: may(
    {
      is: 'object',
      keys: {
        eq: may(text, '等于某个值时的参数名。'),
        in: may(text, '是其中之一时的参数名。'),
        gte: may(text, '不小于时的参数名。'),
        lte: may(text, '不大于时的参数名。'),
        contains: may(text, '包含一段文字时的参数名。'),
      },
    },
    '每种筛选的参数名，:field 是字段名，如 :field_gte。',
  ),
  conditions: may(text, '所有筛选合成一个 JSON，放在哪个参数里；不写就各放各的。'),
  fails: may(fails, '接口怎样说不行。'),
} satisfies Record<keyof Habit | 'like', unknown>;

/** How data says what an applet does: the name of a habit, or what is different about one. */
export const habitShape: Shape = either(oneOf(...Object.keys(habits)), { is: 'object', keys: habitChanges });
