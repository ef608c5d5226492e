/** Where something stands in an answer: by a path, `''` for all of it; in a header; in the address of the next page. */
export type Place = string | { readonly header: string } | { readonly link: string };

/** How pages are asked for; no page has more records than `most`. */
export type Paging = (ByPage | ByOffset | ByRange | ByCursor) & { readonly most?: number };
interface ByPage {
  readonly by: 'page';
  readonly page: string;
  readonly size: string;
  /** What the first page is called; 1 where nothing is said. */
  readonly from?: number;
}
interface ByOffset {
  readonly by: 'offset';
  readonly offset: string;
  readonly limit: string;
}
/** `range=[0,19]`, both ends included. */
interface ByRange {
  readonly by: 'range';
  readonly range: string;
}
interface ByCursor {
  readonly by: 'cursor';
  readonly cursor: string;
  readonly limit: string;
  /** Where the answer tells what the next page is asked for by; left out, by the id of its last record. */
  readonly next?: Place;
  /** Where it tells whether there is one; left out, there is as long as pages are full. */
  readonly more?: Place;
}

/** How a list is narrowed beyond equality. */
export type Operator = 'eq' | 'in' | 'gte' | 'lte' | 'contains';

/** How a column to sort by is named: `-price`; `_sort=price&_order=desc`; `["price","DESC"]`. */
export type Sorting =
  | { readonly by: 'sign'; readonly param: string }
  | { readonly by: 'pair'; readonly field: string; readonly order: string }
  | { readonly by: 'json'; readonly param: string };

/** One call: `:noun` and `:plural` are the resource's own words, `:id` and `:shop` are filled in at each call. */
export interface CallHabit {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Sent at every call, e.g. `{ "force": true }`. */
  readonly sends?: Readonly<Record<string, string | number | boolean>>;
  /** Everything that is written stands in an object under this key of the body. */
  readonly under?: string;
  /** It replaces the record: what is not sent is lost, so all of it goes back. */
  readonly whole?: true;
  /** Where the records, the record or the new one's id stand in the answer. */
  readonly answers?: Place;
}

export type HabitVerb = 'getList' | 'getOne' | 'create' | 'update' | 'deleteOne';

/** How one applet is asked and how it answers: data from top to bottom. */
export interface Habit {
  /** Where it answers, before every path: nothing for the page's own origin. */
  readonly base?: string;
  /** What carries the session, and what stands before it there; left out, `Login-Session` on our own origin, elsewhere nothing. */
  readonly session?: { readonly header: string; readonly before?: string };
  /** The header that tells one write from another, so that the same is not done twice. */
  readonly requestId?: string;
  /** Where the fields of an answer may stand, the first that has one; left out, at the top. */
  readonly within?: readonly string[];
  readonly body: 'form' | 'json' | 'multipart';
  /** How a list stands in a query or a form: as JSON, `a=1&a=2`, `a[]=1&a[]=2`, `a=1,2`. */
  readonly lists: 'json' | 'repeat' | 'brackets' | 'comma';
  /** Yes and no are sent as `true` and `false`, or as `1` and `0`. */
  readonly yes: 'words' | 'digits';
  readonly ids: 'number' | 'text';
  /** What a call names its shop and its record by, where its path does not. */
  readonly names: { readonly shop?: string; readonly id: string };
  readonly calls: Readonly<Record<HabitVerb, CallHabit>> & { readonly swap?: CallHabit };
  readonly paging: Paging;
  /** Where the total stands; `all`: one answer holds everything; left out, the applet does not tell. */
  readonly total?: Place | { readonly all: true };
  /** The parameter of words that are looked for. */
  readonly search?: string;
  readonly sort?: Sorting;
  /** `:field` is the field's name: `{ "gte": ":field_gte" }`. */
  readonly operators: Readonly<Partial<Record<Operator, string>>>;
  /** All conditions stand as one JSON object in this parameter. */
  readonly conditions?: string;
  readonly fails: Failing;
}

/** How an applet says no. Paths, as in {@link Place}. */
export interface Failing {
  /** Where an answer says how it went, and what it says there when it went well; left out, the HTTP status says all. */
  readonly code?: string;
  readonly fine?: readonly (string | number | boolean)[];
  /** Where its words for the merchant may stand, the first that is there. */
  readonly message: readonly string[];
  /** Where it says what is wrong with which field: a map of field to words, or a list of objects. */
  readonly faults?: readonly string[];
  /** Where it names the one field its message is about. */
  readonly field?: string;
  /** HTTP statuses, or codes, that mean that nobody is signed in any more. */
  readonly over: readonly (string | number)[];
}
