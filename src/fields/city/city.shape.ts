import { spread } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import type { CityField } from './city.ts';

export const cityShape: KindShape<CityField> = {
  says: '城市：接口里是城市编号，输入编号或名称查找后选定。',
  keys: {},
  example: "f.city({ label: '所在城市', required: '请选择城市' })",
  sample: (_, seed) => 1 + spread(seed, 60),
};
