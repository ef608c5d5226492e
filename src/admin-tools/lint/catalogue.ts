interface Entry {
  /** What the code stands for, in a few English words. */
  readonly title: string;
  /** What to do about it, told with every finding. */
  readonly remedy: string;
  /** Why it is wrong: the paragraph of the documentation. */
  readonly about: string;
  /** A matter of style: what is declared so is told, and used all the same. */
  readonly style?: true;
}

/** Every code of the linter, in the order of the documentation: docs/LINT.md is written from it. */
export const catalogue = {
  unreadable: {
    title: 'A text that is no data',
    remedy: '改成 JSON，或不含代码的 TypeScript 字面量。',
    about:
      'A declaration as data is JSON or a TypeScript literal: objects, lists, texts, numbers, `true`, `false`, and the words `f.text({ … })`. Where the reading stops, the rest cannot be looked at.',
  },
  unusable: {
    title: 'A declaration that breaks what reads it',
    remedy: '去掉最近改动的部分再试；声明本身看着没错时，请把它交给开发人员。',
    about:
      'Looking at it, making a resource of it, or giving it addresses and a place in the menu has thrown an error. It is left out, everything else works. There is no rule for it yet: one belongs there.',
  },
  'unknown-key': {
    title: 'A key that nothing reads',
    remedy: '删掉它，或改成这里认得的键。',
    about:
      'What nothing reads does nothing, and whoever wrote it believes otherwise. Known are the keys of the types `Declaration` and `FieldKinds`; the linter’s table of them does not compile without one of theirs.',
  },
  'missing-key': {
    title: 'A key that has to be there',
    remedy: '补上这个键。',
    about: 'Nothing stands in for it: a resource has a name, a label, a scope, fields and calls; a field has a label.',
  },
  'wrong-type': {
    title: 'A value of another type',
    remedy: '换成这里要的类型。',
    about: 'A text where a number is expected, a list where an object is: in JSON no compiler has looked at it before.',
  },
  'unknown-kind': {
    title: 'A kind of field that does not exist',
    remedy: '改成已有的字段种类，种类列表见 docs/reference。',
    about: 'Every kind answers for its cell, its input, its codec and more; one that nobody wrote answers for nothing.',
  },
  'unknown-value': {
    title: 'A word that is not among the few',
    remedy: '改成列出的写法之一。',
    about: 'Scopes, tones, verbs and the like are a short list of words each.',
  },
  'malformed-name': {
    title: 'A name that cannot stand in code or address',
    remedy: '以字母开头，只用字母、数字和下划线，不超过 60 个字符。',
    about:
      'The name of a resource stands in addresses, cache keys and drafts, the name of a field is its name on the wire, a noun stands in the address of a call: letters, digits and underscores, a letter first, 60 of them at most.',
  },
  'reserved-name': {
    title: 'A name that means something already',
    remedy: '换一个名字。',
    about:
      '`constructor`, `__proto__`, `toString` and the like are there on every object: looked up by such a name, something would be found that nobody declared. `shop_id`, `page`, `size` and the record’s own id are what a call by habit says itself.',
  },
  'code-only': {
    title: 'A key that takes code',
    remedy: '这一项要写代码：把声明改成 .ts 文件，或删掉它。',
    about: 'Rules, computed fields, screens and endpoint rows are functions; a declaration as data has to do without.',
  },
  'unknown-field': {
    title: 'A field that is not declared',
    remedy: '改成 fields 里已有的名字，或先在那里声明它。',
    about: 'Columns, filters, sections and conditions name fields; one that is not declared has nothing to show.',
  },
  'unfit-field': {
    title: 'A field of a kind that cannot be used so',
    remedy: '换一个合适种类的字段，或从这里去掉它。',
    about:
      'Tabs stand over a choice, a range over two days, a search over words, a filter over what can be narrowed; a column is something that can be seen.',
  },
  'repeated-entry': {
    title: 'The same field twice',
    remedy: '去掉重复的一处。',
    about: 'A field that stands in two sections is filled in twice; the later input wins, whatever the merchant meant.',
  },
  'duplicate-name': {
    title: 'Two resources of one name',
    remedy: '给其中一个换一个名字。',
    about: 'Cache, drafts and access rules are kept by the name of the resource: the two would share them.',
  },
  'unknown-resource': {
    title: 'A resource that the product does not have',
    remedy: '改成产品里已有资源的 name。',
    about: 'References and `affects` name resources by their `name`, not by file or label.',
  },
  'unknown-applet': {
    title: 'An applet that the file does not describe',
    remedy: '在 resources.json 的 applets 里写明它，或者改用 habit。',
    about:
      'Several declarations of a `resources.json` share what its `applets` say of their applet, by name. One that is wrong there is as good as none. A declaration in a file of its own says its `habit` itself.',
  },
  'foreign-scope': {
    title: 'A reference from everyone’s records into a shop',
    remedy: '把 scope 改成 shop，或引用一个 global 的资源。',
    about: 'Records of no shop cannot name a record of one: there is no shop to ask for its list.',
  },
  'clashing-was': {
    title: 'A former name that is taken',
    remedy: '从 was 里去掉这个名字。',
    about: '`was` leads saved views and old links to the field’s new name; a name in use today would be led away.',
  },
  'malformed-address': {
    title: 'An address that no screen can stand at',
    remedy: '以 / 开头，每段是字母、数字、- 和 _ 组成的单词，或 :参数，例如 /shop/:sid/coupons/list。',
    about:
      'An address is words and parameters between single slashes, a word first, each parameter once. `*`, `?`, blanks, dots and 汉字 mean something else to the router, to servers in front, or to whoever copies the link.',
  },
  'reserved-address': {
    title: 'An address that is taken',
    remedy: '换一个地址，或换一个 name。',
    about:
      'The server answers `/api`, `/assets`, `/files`, `/wechat`, `/outbox`, `/healthz`, `/readyz` and `/metrics` itself, with all below them; login, desk, studio and the page of findings belong to the frame, and below `/shop` everything to a shop. A screen there would never be opened, or would stand before the product’s own. The lists are `served` and `frame` of src/schemas/addresses.ts.',
  },
  'unfilled-parameter': {
    title: 'A parameter that nothing fills',
    remedy: '去掉这个参数：店铺是 :sid，编辑页和详情页另有一个记录的参数。',
    about:
      'Whoever goes to an address knows the shop, and for a form or a whole record its id. For any other parameter there is no value, and no link to such an address can be made.',
  },
  'duplicate-route': {
    title: 'Two screens at one address',
    remedy: '给其中一个屏幕换一个地址。',
    about: 'The first one would be opened, the other one never.',
  },
  'misplaced-shop': {
    title: 'An address that does not fit the scope',
    remedy: 'scope 为 shop 的地址以 /shop/:sid/ 开头，global 的地址里没有 :sid。',
    about: 'The shop is read off the address: without `:sid` every call would be made for no shop.',
  },
  'lost-parameter': {
    title: 'A parameter that the address does not have',
    remedy: '让地址里的 :参数 与 editParam、showParam 相同。',
    about: 'An address with `:groupId` and an `editParam` of another name opens an empty form.',
  },
  'dead-link': {
    title: 'A link to an address that nothing has',
    remedy: '改成产品里已有的地址。',
    about: 'Links of a list lead to addresses of the product, written as the routes are: `/shop/:sid/tags`.',
  },
  'leaking-session': {
    title: 'A session that would be sent to somebody else',
    remedy: '去掉 session；密钥写在服务器的 applets.json 里，base 写成 /applets/ 开头。',
    about:
      'The session of a merchant goes to the applet they have signed in at, and nowhere else. Another applet is reached through the server (`/applets/…`), which adds the key that this one wants.',
  },
  'long-page': {
    title: 'A page longer than the applet gives out',
    remedy: '把 list.pageSize 改小。',
    about:
      'Where a habit says how long a page may be (`paging.most`), a longer one would come back cut: what lies behind the cut is on no page.',
  },
  'unscoped-call': {
    title: 'A call that does not name its shop',
    remedy: '把 scope 放进请求，或在 getOne 上写 owner: "list"。',
    about:
      'A list that is asked for without its shop answers with another one’s. A record that is read without it has to be found in the shop’s own list (`owner: "list"`) or among the answers (`record: { find }`).',
  },
  'wrong-method': {
    title: 'Reading by POST or writing by GET',
    remedy: '读用 GET 的接口行，写用 POST 的接口行。',
    about:
      'What reads may be asked again and is asked early; what writes is sent once, as a form. Deleting is left to the applet.',
  },
  'unlisted-call': {
    title: 'A row outside the table of endpoints',
    remedy: '把接口行写进 src/schemas/endpoints，由 table.ts 收集。',
    about: 'Server, mocks and contract tests walk the table `endpoints`; a row that is not in it is tested by nobody.',
  },
  'idle-endpoint': {
    title: 'A row that nothing uses',
    remedy: '删掉这一行，或让资源、页面用上它。',
    about:
      'No resource, page or provider imports it: the server serves and the mocks play a call that no merchant can make. Most often a screen has been forgotten, or a row of the same meaning is used in its place.',
  },
  'repeated-endpoint': {
    title: 'One call in two rows',
    remedy: '合并成一行，或改正其中一个地址。',
    about:
      'Method and address name a call. Of two rows for one the server answers by the first alone, and whoever changes a field changes it once.',
  },
  'secret-in-address': {
    title: 'A secret in an address',
    remedy: '改用 POST，让它走表单；登录凭证由请求头携带。',
    about:
      'What a GET sends stands in its address, and addresses stay: in the history of the browser, in logs of servers and of everything between. Passwords, codes and sessions go by form or header.',
  },
  'dropped-field': {
    title: 'A field that the form asks for and the call does not send',
    remedy: '在接口行和 request 里加上它，或把字段设为 readOnly。',
    about: 'What a merchant typed would be gone after saving, without a word.',
  },
  'unanswered-field': {
    title: 'A column that no answer holds',
    remedy: '在接口行的 response 里加上它，或从列里去掉它。',
    about: 'Its cells would be empty for ever: the row’s response does not name the field.',
  },
  'idle-form': {
    title: 'A form that nothing saves',
    remedy: '在 calls 里写 create 或 update，或去掉 form。',
    about: 'Neither a call that creates nor one that updates is declared.',
  },
  'unstorable-calls': {
    title: 'A stored resource with calls of its own',
    remedy: '去掉 stored，或把 calls 改成 conventionalCalls(…)，去掉 removals 和 order。',
    about:
      'The embedded applet keeps the records of `stored: true` and serves calls named by habit, lists, forms and hand-sorting included; it knows nothing of a row that was written for another applet.',
  },
  'taken-call': {
    title: 'A stored resource whose calls are taken',
    remedy: '换一个 noun 或 plural。',
    about:
      'The applet serves such a call already, for its own records or for another stored resource: these would never be asked for.',
  },
  'unchecked-right': {
    title: 'A right that the server cannot check',
    remedy: '改成 roleBelow(…)，数据里写 below。',
    about:
      'The records of a stored resource are guarded where they are kept. A predicate in code runs in the page alone; a role can be checked on both sides.',
  },
  'open-records': {
    title: 'Everyone’s records, open to everyone',
    remedy: '用 access 或 rights 写明谁能改，例如 rights: { create: …, update: …, deleteOne: … }。',
    about:
      'Records of a stored resource with the scope `global` belong to no shop: without a right every merchant of the installation adds, changes and deletes them.',
    style: true,
  },
  'idle-action': {
    title: 'An action that does nothing',
    remedy: '给动作写 values、call 或 screen。',
    about: 'A button has to send values, make a call or open a screen.',
  },
  'unasked-danger': {
    title: 'Something dangerous at one press',
    remedy: '写上 confirm，或写能还原的 undo。',
    about: 'What is marked `danger` is asked about first, or can be taken back.',
  },
  'condition-circle': {
    title: 'Conditions that go round',
    remedy: '去掉其中一个条件，让依赖不成环。',
    about: 'Fields whose being in sight depends on each other: nothing could ever be decided. G4',
  },
  'unmeetable-condition': {
    title: 'A condition that nothing meets',
    remedy: '改成选项里有的值。',
    about: 'The value stands in no option of the choice: the field would never be seen.',
  },
  'dependence-circle': {
    title: 'Fields that wait for each other',
    remedy: '去掉其中一个 dependsOn，让先后不成环。',
    about:
      'A choice that depends on another one is made after it: on a way that goes round none would ever be offered.',
  },
  'idle-dependence': {
    title: 'Options that are never offered',
    remedy: '让 dependsOn 的键是另一个字段有的值，列出的是自己的选项，并把另一个字段放进表单。',
    about:
      'What `dependsOn` offers is offered under a value the other field can have, in a form that asks for it, and is an option itself.',
  },
  'idle-rule': {
    title: 'A rule about some records that is about all',
    remedy: '写上条件；要对所有记录生效，就不要声明这个动作。',
    about: 'A right may be refused for records that meet conditions. Without any it would be refused for every one.',
  },
  'unreachable-requirement': {
    title: 'Required, and in no section',
    remedy: '把它放进一个分组，或给它 initial、去掉 required。',
    about: 'The form could never be saved: what it asks for cannot be filled in.',
  },
  'locked-requirement': {
    title: 'Required, and read only',
    remedy: '去掉 required 或 readOnly。',
    about: 'Only the applet writes it, so the merchant cannot be asked for it.',
  },
  'idle-only': {
    title: 'Filled in at a time that never comes',
    remedy: '去掉这一项，或按它的意思改写。',
    about:
      '`only` says whether a field is filled in when a record is added or when it is changed; `otherwise` what becomes of the first in the form of a change.',
  },
  'unfit-inside': {
    title: 'A field that cannot stand inside of an object',
    remedy: '移到资源自己的 fields 里；dayRange 改成两个 day，ref、city 改成 int 或 text。',
    about:
      'The fields of an `object` know nothing of the record around them, so what is put together from other fields (`union`, `dayRange`, `computed`) stands beside it; names are looked up for a record’s own `ref` and `city` alone; and who may see or change something is said of the object as a whole.',
  },
  'idle-variant': {
    title: 'A variant for a value that no option has',
    remedy: '让 variants 的键与选项的 value 一致。',
    about: 'The variant of a union is chosen by the value of its choice.',
  },
  'dialog-only': {
    title: 'Something that only a dialog does',
    remedy: '写 as: "dialog"，或去掉这一项。',
    about: '`next` and `each` belong to forms that open over their list.',
  },
  'repeated-option': {
    title: 'Two options that cannot be told apart',
    remedy: '让每个选项的 value 和 label 都不同。',
    about: 'Of two options with one value only the first is ever shown; two with one label leave a merchant guessing.',
  },
  'misfit-initial': {
    title: 'A first value that does not fit',
    remedy: '换成这个字段能有的值。',
    about: 'A new record would start with something that cannot be chosen, or that its own field refuses.',
  },
  'misfit-example': {
    title: 'An example that does not fit',
    remedy: '让示例的值与字段相符。',
    about: 'Mocks, documents and tests start from the examples; what does not fit there fits nowhere.',
  },
  'limit-out-of-range': {
    title: 'A limit that lets nothing in',
    remedy: '写范围内的整数：max、most 从 1 起，min 是 0 到 500，everyMs 是 10000 到 86400000；日期的 min 不晚于 max。',
    about:
      '`max` and `most` count characters and pieces, `min` the rows a form begins with, `everyMs` how often an applet is asked for news: whole numbers (of a `day`, the first and the last one, in their order), and none that lets nothing in, draws thousands of rows, or asks without end.',
  },
  'title-off-list': {
    title: 'A title that is no column',
    remedy: '让 title 是 columns 里的一列。',
    about: 'The title names a record: on a phone it heads the card. It has to be among the columns.',
  },
  'offline-off-list': {
    title: 'A column for offline that the list does not hold',
    remedy: '只写 columns 里、列表一读到就有的列。',
    about:
      'What the installed product shows without a network is what the list has shown: `offline` names columns of it, and none that is read late, record by record.',
  },
  'tabs-twice': {
    title: 'The tabs again as a filter',
    remedy: '从 filters 里去掉它。',
    about: 'What the tabs narrow already is not offered a second time: the two would contradict each other.',
  },
  'tall-rows': {
    title: 'Rows that open in a list too long for it',
    remedy: '把 pageSize 降到 100 或以下，或去掉 detail。',
    about: 'Above a hundred rows only those in sight are drawn, each of one height: none of them can open. O2',
  },
  'page-size': {
    title: 'A page of an impossible size',
    remedy: '写 1 到 1000 之间的整数。',
    about: 'A page holds whole records, at least one, and no more than an applet gives at once.',
  },
  'malformed-size': {
    title: 'A width that CSS does not know',
    remedy: '写成 96px、1fr 或 minmax(120px, 1fr) 这样的宽度。',
    about: 'The sizes of columns become `grid-template-columns`: one that is malformed takes all the others with it.',
  },
  'empty-words': {
    title: 'Words that are missing',
    remedy: '写上给店主看的中文。',
    about: 'An input without a label has no name for anyone, a generated declaration leaves it open on purpose.',
  },
  'latin-words': {
    title: 'Words that are not Chinese',
    remedy: '改成中文；只有 ID、SKU 这样的缩写可以保留。',
    about: 'What merchants read is Chinese; abbreviations in capitals and what stands beside Chinese may stay.',
    style: true,
  },
  'repeated-label': {
    title: 'One label for two fields',
    remedy: '给其中一个换一个名称。',
    about: 'Two inputs of one name cannot be told apart, least of all by a screen reader or in an imported sheet.',
  },
  'house-style': {
    title: 'Words against the house style',
    remedy: '用「你」，省略号写 …，不用感叹号，汉字与数字或英文之间留一个空格。',
    about: 'No exclamation marks, 你 rather than 您, `…` for three dots, a space between 汉字 and digits or Latin.',
    style: true,
  },
} as const satisfies Readonly<Record<string, Entry>>;

/** Under which a finding is told, documented and tested. */
export type Code = keyof typeof catalogue;
