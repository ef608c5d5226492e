import { expect, it } from 'vitest';
import { cityInfo, citySearch } from '#schemas/endpoints/cities.ts';
import { buildApplet } from '../../support/buildApplet.ts';

const applet = await buildApplet();

it('V5 finds cities whose id begins with the digits, the lowest first', async () => {
  const { cities } = await applet.read(citySearch, { keyword: ' 6 ' }, 'demo');
  expect(cities.map(({ city_id }) => city_id)).toEqual([6, 61, 62]);
});

it.each(['温哥华', '%', '6a', ''])('V5 finds nothing for %j', async (keyword) => {
  expect(await applet.read(citySearch, { keyword }, 'demo')).toEqual({ cities: [] });
});

it('V5 knows the name of the city the product starts from', async () => {
  const { city } = await applet.read(cityInfo, { city_id: 6 }, 'demo');
  expect(city).toEqual({ city_id: 6, city_name: '温哥华 Vancouver' });
});

it('V5 says that a city does not exist', async () => {
  const missing = { status: 200, errcode: 404, errmsg: '城市不存在' };
  expect(await applet.ask(cityInfo, { city_id: 999_999_999_999_999 }, 'demo')).toEqual(missing);
  expect((await applet.send(cityInfo, { city_id: '六' }, 'demo')).errmsg).toBe('参数错误：city_id');
});
