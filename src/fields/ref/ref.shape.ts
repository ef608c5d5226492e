import { spread } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import { may, must, object, oneOf, text } from '../Shape.ts';
import type { RefDepends, RefField } from './ref.ts';

export const refShape: KindShape<RefField> = {
  says: '指向另一个资源的一条记录：接口里是编号，界面上显示名称，从列表里选。',
  keys: {
    to: must(text, "指向哪个资源，写它的 name，如 'tags'。"),
    shows: must(text, '用那个资源的哪个字段当名称。'),
    dependsOn: may(
      object<RefDepends>({
        field: must({ is: 'fieldName', role: 'decides' }, '由同一行的哪个字段决定。'),
        by: must(text, '那个资源的哪个字段要等于它。'),
      }),
      '只给出和另一个字段相配的记录；不写就都给出。',
    ),
    ids: may(oneOf('text'), "那个资源的编号是文字时写 'text'；不写是数字。"),
  },
  example: "f.ref({ label: '分类', to: 'tags', shows: 'name' })",
  sample: ({ ids }, seed) => (ids === 'text' ? `r_${1 + spread(seed, 6)}` : 1 + spread(seed, 6)),
};
