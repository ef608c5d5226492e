import { Hono } from 'hono';

const people = [
  { username: 'ada', password: 'librarian', name: 'Ada', role: 1 },
  { username: 'ben', password: 'assistant', name: 'Ben', role: 2 },
];
const PLURALS = ['books', 'readers', 'loans'];

/**
 * The library's own server: plain REST over records in memory, a token for each who signs in.
 *
 * @param {{ books: Row[], readers: Row[], loans: Row[] }} seeds days of loans are counted from today
 * @param {() => Date} now
 * @typedef {Record<string, any> & { id: number }} Row
 */
export function createLibrary(seeds, now) {
  const dayIn = (days) => new Date(now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const tables = structuredClone(seeds);
  for (const loan of tables.loans)
    for (const name of ['lent', 'due', 'returned']) loan[name] = loan[name] === null ? null : dayIn(loan[name]);
  const tokens = new Map();
  // An id is never given twice: what points at a record that is gone would point at another one.
  const last = Object.fromEntries(PLURALS.map((plural) => [plural, Math.max(...tables[plural].map(({ id }) => id))]));
  const open = (bookId) => tables.loans.filter((loan) => loan.book_id === bookId && !loan.returned).length;
  const shown = (plural, row) => (plural === 'books' ? { ...row, available: row.copies - open(row.id) } : row);

  /** What is wrong with a record, field by field. */
  const faultsOf = {
    books: ({ title, author, isbn, copies }, id) => ({
      ...(!title && { title: 'A book has a title' }),
      ...(!author && { author: 'A book has an author' }),
      ...(isbn &&
        tables.books.some((book) => book.isbn === isbn && book.id !== id) && {
          isbn: 'There is a book with this ISBN already',
        }),
      ...(copies < open(id) && { copies: `${open(id)} of them are lent out` }),
    }),
    readers: ({ email }, id) =>
      tables.readers.some((reader) => reader.email === email && reader.id !== id)
        ? { email: 'Somebody else has this address' }
        : {},
    loans: ({ book_id, reader_id, due }, id) => {
      const book = tables.books.find((each) => each.id === book_id);
      const reader = tables.readers.find((each) => each.id === reader_id);
      const isNew = id === undefined;
      return {
        ...(!book
          ? { book_id: 'There is no such book' }
          : isNew && open(book_id) >= book.copies && { book_id: 'All copies are lent out' }),
        ...(reader?.status !== 'active' && isNew && { reader_id: 'This reader may not borrow' }),
        ...(isNew && due < dayIn(0) && { due: 'This day is over' }),
      };
    },
  };

  const site = new Hono().basePath('/api');
  const who = (c) => tokens.get(c.req.header('authorization')?.replace(/^Bearer /, ''));
  site.post('/login', async (c) => {
    const { username, password } = await c.req.json();
    const found = people.find((each) => each.username === username && each.password === password);
    if (!found) return c.json({ message: 'Wrong username or password' }, 401);
    const token = crypto.randomUUID();
    tokens.set(token, found);
    return c.json({ token });
  });
  site.use(async (c, next) => (who(c) ? next() : c.json({ message: 'Please sign in' }, 401)));
  site.get('/me', (c) => c.json({ name: who(c).name, role: who(c).role }));
  site.post('/logout', (c) => {
    tokens.delete(c.req.header('authorization')?.replace(/^Bearer /, ''));
    return c.json({});
  });
  site.post('/loans/:id/return', (c) => {
    const loan = tables.loans.find(({ id }) => id === Number(c.req.param('id')));
    if (!loan) return c.json({ message: 'There is no such loan' }, 404);
    loan.returned ??= dayIn(0);
    return c.json({});
  });

  for (const plural of PLURALS) {
    const find = (c) => tables[plural].find(({ id }) => id === Number(c.req.param('id')));
    const gone = (c) => c.json({ message: 'It is no longer there' }, 404);
    site.get(`/${plural}`, (c) => {
      const asked = new URL(c.req.url).searchParams;
      const rows = narrowed(
        tables[plural].map((row) => shown(plural, row)),
        asked,
      );
      const [page, size] = [Number(asked.get('_page') ?? 1), Number(asked.get('_limit') ?? 20)];
      c.header('X-Total-Count', String(rows.length));
      return c.json(rows.slice((page - 1) * size, page * size));
    });
    site.get(`/${plural}/:id`, (c) => {
      const row = find(c);
      return row ? c.json(shown(plural, row)) : gone(c);
    });
    site.post(`/${plural}`, async (c) => {
      const given = await c.req.json();
      const errors = faultsOf[plural](given);
      if (Object.keys(errors).length > 0) return c.json({ message: Object.values(errors)[0], errors }, 422);
      last[plural] += 1;
      const id = last[plural];
      const row = { ...given, id, ...(plural === 'loans' && { lent: dayIn(0), returned: null }) };
      tables[plural].unshift(row);
      return c.json(row, 201);
    });
    site.patch(`/${plural}/:id`, async (c) => {
      const row = find(c);
      if (!row) return gone(c);
      const changed = { ...row, ...(await c.req.json()), id: row.id };
      const errors = faultsOf[plural](changed, row.id);
      if (Object.keys(errors).length > 0) return c.json({ message: Object.values(errors)[0], errors }, 422);
      return c.json(Object.assign(row, changed));
    });
    site.delete(`/${plural}/:id`, (c) => {
      const row = find(c);
      if (!row) return gone(c);
      if (who(c).role > 1) return c.json({ message: 'Only librarians may do this' }, 403);
      const isUsed = tables.loans.some((loan) => loan[`${plural.slice(0, -1)}_id`] === row.id && !loan.returned);
      if (isUsed) return c.json({ message: 'There is a loan that is not returned yet' }, 409);
      tables[plural].splice(tables[plural].indexOf(row), 1);
      return c.json({});
    });
  }
  return site;
}

/** What is asked for, as json-server has it: `q`, `field`, `field_gte`, `field_lte`, `_sort` and `_order`. */
function narrowed(rows, asked) {
  const names = [...new Set(asked.keys())].filter((name) => !/^_|^q$/.test(name));
  const words = (asked.get('q') ?? '').toLowerCase();
  const found = rows.filter(
    (row) =>
      Object.values(row).some((value) => String(value).toLowerCase().includes(words)) &&
      names.every((name) => {
        const [, field, end] = /^(.*?)(_gte|_lte)?$/.exec(name);
        const [value, wanted] = [row[field], asked.getAll(name)];
        if (end === undefined) return wanted.includes(String(value));
        return value !== undefined && (end === '_gte' ? value >= wanted[0] : value <= wanted[0]);
      }),
  );
  const [sort, turn] = [asked.get('_sort'), asked.get('_order') === 'desc' ? -1 : 1];
  if (sort === null) return found;
  return found.toSorted(
    (one, other) => turn * String(one[sort] ?? '').localeCompare(String(other[sort] ?? ''), 'en', { numeric: true }),
  );
}
