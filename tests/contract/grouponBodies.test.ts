import { expect, test } from 'vitest';
import type { RequestOf } from '#schemas/endpoints/endpoint.ts';
import { enrolledSms, grouponProductDelete, grouponRelease, grouponUpdate } from '#schemas/endpoints/groupons.ts';
import { autoReplyAdd, autoReplyUpdate, robotUpdate, wechatGroupUpdate } from '#schemas/endpoints/robot.ts';
import { clubSave, scenicSpotSave } from '#schemas/endpoints/shopRecords.ts';
import { sends } from '../support/builders.ts';

const riceGroupon: Omit<RequestOf<typeof grouponRelease>, 'shop_id'> = {
  name: '五常新米团',
  delivery: 1,
  description: [
    { type: 1, text: '新米到港' },
    { type: 2, text: '/files/image/rice.png' },
  ],
  img: '/files/image/rice.png',
  start_date: '2026-03-08',
  end_date: '2026-03-15',
  products: [
    {
      id: 9,
      name: '五常新米 10 磅',
      price: '35.00',
      description: '真空装',
      limit: 0,
      img: '/files/image/rice.png',
      amount: 120,
    },
  ],
  status: 1,
  address: '三联广场 1 号门',
};

const hikers: RequestOf<typeof clubSave> = {
  name: '列治文徒步群',
  img: '/files/image/club.png',
  intro_desc: '周末一起走',
  status: 1,
  type: 7,
  city: 6,
  business_hour: '周六 9:00-12:00',
  address: 'Richmond, BC',
  phone: '+1 (604) 555-0123',
  video: '',
  description: [{ type: 3, text: '<p>欢迎</p>' }],
  tags: ['户外', '亲子'],
};

const menuReply: RequestOf<typeof autoReplyAdd> = {
  shop_id: 3,
  keyword: '菜单',
  reply_type: 5,
  reply: '',
  media_url: '',
  share_title: '福满楼菜单',
  share_path: 'pages/shop/index?id=3',
  share_desc: '今日特价',
  share_thumb_url: '/files/image/menu.png',
  match: 0,
  active: true,
  scope: 3,
};

test.each([
  [
    'B6 a released group-buy',
    sends(
      grouponRelease,
      { shop_id: 3, ...riceGroupon },
      'shop_id=3&name=%E4%BA%94%E5%B8%B8%E6%96%B0%E7%B1%B3%E5%9B%A2&delivery=1&description=%5B%7B%22type%22%3A1%2C%22content%22%3A%22%E6%96%B0%E7%B1%B3%E5%88%B0%E6%B8%AF%22%7D%2C%7B%22type%22%3A2%2C%22content%22%3A%22%2Ffiles%2Fimage%2Frice.png%22%7D%5D&img=%2Ffiles%2Fimage%2Frice.png&start_date=2026-03-08&end_date=2026-03-15&products=%5B%7B%22id%22%3A9%2C%22name%22%3A%22%E4%BA%94%E5%B8%B8%E6%96%B0%E7%B1%B3+10+%E7%A3%85%22%2C%22price%22%3A%2235.00%22%2C%22description%22%3A%22%E7%9C%9F%E7%A9%BA%E8%A3%85%22%2C%22limit%22%3A0%2C%22img%22%3A%22%2Ffiles%2Fimage%2Frice.png%22%2C%22amount%22%3A120%7D%5D&status=1&address=%E4%B8%89%E8%81%94%E5%B9%BF%E5%9C%BA+1+%E5%8F%B7%E9%97%A8',
    ),
  ],
  [
    'B6 a changed group-buy',
    sends(
      grouponUpdate,
      { shop_id: 3, groupon_id: 14, ...riceGroupon },
      'shop_id=3&groupon_id=14&name=%E4%BA%94%E5%B8%B8%E6%96%B0%E7%B1%B3%E5%9B%A2&delivery=1&description=%5B%7B%22type%22%3A1%2C%22content%22%3A%22%E6%96%B0%E7%B1%B3%E5%88%B0%E6%B8%AF%22%7D%2C%7B%22type%22%3A2%2C%22content%22%3A%22%2Ffiles%2Fimage%2Frice.png%22%7D%5D&img=%2Ffiles%2Fimage%2Frice.png&start_date=2026-03-08&end_date=2026-03-15&products=%5B%7B%22id%22%3A9%2C%22name%22%3A%22%E4%BA%94%E5%B8%B8%E6%96%B0%E7%B1%B3+10+%E7%A3%85%22%2C%22price%22%3A%2235.00%22%2C%22description%22%3A%22%E7%9C%9F%E7%A9%BA%E8%A3%85%22%2C%22limit%22%3A0%2C%22img%22%3A%22%2Ffiles%2Fimage%2Frice.png%22%2C%22amount%22%3A120%7D%5D&status=1&address=%E4%B8%89%E8%81%94%E5%B9%BF%E5%9C%BA+1+%E5%8F%B7%E9%97%A8',
    ),
  ],
  [
    'B5 a product taken out of a group-buy',
    sends(grouponProductDelete, { groupon_id: 14, product_id: 9 }, 'groupon_id=14&product_id=9'),
  ],
  [
    'B9 an SMS to the buyers',
    sends(
      enrolledSms,
      { groupon_id: 14, content: '您好：\n新米已到，今晚 6–8 点自提，谢谢！' },
      'groupon_id=14&content=%E6%82%A8%E5%A5%BD%EF%BC%9A%0A%E6%96%B0%E7%B1%B3%E5%B7%B2%E5%88%B0%EF%BC%8C%E4%BB%8A%E6%99%9A+6%E2%80%938+%E7%82%B9%E8%87%AA%E6%8F%90%EF%BC%8C%E8%B0%A2%E8%B0%A2%EF%BC%81',
    ),
  ],
  [
    'V4 a new club',
    sends(
      clubSave,
      hikers,
      'name=%E5%88%97%E6%B2%BB%E6%96%87%E5%BE%92%E6%AD%A5%E7%BE%A4&img=%2Ffiles%2Fimage%2Fclub.png&intro_desc=%E5%91%A8%E6%9C%AB%E4%B8%80%E8%B5%B7%E8%B5%B0&status=1&type=7&city=6&business_hour=%E5%91%A8%E5%85%AD+9%3A00-12%3A00&address=Richmond%2C+BC&phone=%2B1+%28604%29+555-0123&video=&description=%5B%7B%22type%22%3A3%2C%22text%22%3A%22%3Cp%3E%E6%AC%A2%E8%BF%8E%3C%2Fp%3E%22%7D%5D&tags=%5B%22%E6%88%B7%E5%A4%96%22%2C%22%E4%BA%B2%E5%AD%90%22%5D',
    ),
  ],
  [
    'V4 a scenic spot that is there already',
    sends(
      scenicSpotSave,
      { ...hikers, id: 31, type: 6, status: 2, name: '加里角灯塔' },
      'id=31&name=%E5%8A%A0%E9%87%8C%E8%A7%92%E7%81%AF%E5%A1%94&img=%2Ffiles%2Fimage%2Fclub.png&intro_desc=%E5%91%A8%E6%9C%AB%E4%B8%80%E8%B5%B7%E8%B5%B0&status=2&type=6&city=6&business_hour=%E5%91%A8%E5%85%AD+9%3A00-12%3A00&address=Richmond%2C+BC&phone=%2B1+%28604%29+555-0123&video=&description=%5B%7B%22type%22%3A3%2C%22text%22%3A%22%3Cp%3E%E6%AC%A2%E8%BF%8E%3C%2Fp%3E%22%7D%5D&tags=%5B%22%E6%88%B7%E5%A4%96%22%2C%22%E4%BA%B2%E5%AD%90%22%5D',
    ),
  ],
  [
    'W3 the settings of a robot',
    sends(
      robotUpdate,
      { shop_id: 3, auto_verify: true, welcome_msg: '欢迎光临，回复「菜单」看菜单' },
      'shop_id=3&auto_verify=1&welcome_msg=%E6%AC%A2%E8%BF%8E%E5%85%89%E4%B8%B4%EF%BC%8C%E5%9B%9E%E5%A4%8D%E3%80%8C%E8%8F%9C%E5%8D%95%E3%80%8D%E7%9C%8B%E8%8F%9C%E5%8D%95',
    ),
  ],
  [
    'W4 a changed WeChat group',
    sends(
      wechatGroupUpdate,
      { id: 8, name: '老客户群', desc: '', notice: '周三休息', visible: true, active: false },
      'id=8&name=%E8%80%81%E5%AE%A2%E6%88%B7%E7%BE%A4&desc=&notice=%E5%91%A8%E4%B8%89%E4%BC%91%E6%81%AF&visible=1&active=0',
    ),
  ],
  [
    'W5 a new auto-reply',
    sends(
      autoReplyAdd,
      menuReply,
      'shop_id=3&keyword=%E8%8F%9C%E5%8D%95&reply_type=5&reply=&media_url=&share_title=%E7%A6%8F%E6%BB%A1%E6%A5%BC%E8%8F%9C%E5%8D%95&share_path=pages%2Fshop%2Findex%3Fid%3D3&share_desc=%E4%BB%8A%E6%97%A5%E7%89%B9%E4%BB%B7&share_thumb_url=%2Ffiles%2Fimage%2Fmenu.png&match=0&active=1&scope=3',
    ),
  ],
  [
    'W5 a changed auto-reply',
    sends(
      autoReplyUpdate,
      { id: 4, ...menuReply },
      'id=4&shop_id=3&keyword=%E8%8F%9C%E5%8D%95&reply_type=5&reply=&media_url=&share_title=%E7%A6%8F%E6%BB%A1%E6%A5%BC%E8%8F%9C%E5%8D%95&share_path=pages%2Fshop%2Findex%3Fid%3D3&share_desc=%E4%BB%8A%E6%97%A5%E7%89%B9%E4%BB%B7&share_thumb_url=%2Ffiles%2Fimage%2Fmenu.png&match=0&active=1&scope=3',
    ),
  ],
])('T2 %s leaves as these bytes', async (_, send) => {
  const { bytes, body } = await send();
  expect(bytes).toBe(body);
});
